import { organization } from '~/content/organization';
import type { Link } from '~/content/schemas/primitives';
import { Button } from '../Button';
import { TextLink } from '../links';
import { PageHeader } from '../PageHeader';
import { Alert } from './Alert';

const office = { href: organization.generalEnquiries, label: organization.email };

/** Asks before it acts, because programs that scan mails open every link. */
export function Confirmation({
  page: { title, question, button },
  about = null,
  outcome,
  action,
  back = false,
}: {
  page: { readonly title: string; readonly question: string; readonly button: string };
  about?: string | null;
  outcome: { readonly kind: 'success' | 'error'; readonly text: string } | null;
  action: string | null;
  back?: Link | false;
}) {
  return (
    <>
      <PageHeader title={title} />
      <div className="wrap grid gap-6 pb-10 *:max-w-[36rem] md:pb-14">
        {about && <p className="font-600">{about}</p>}
        {outcome && <Alert kind={outcome.kind}>{outcome.text}</Alert>}
        {action ? (
          <form method="post" action={action} className="grid gap-6">
            <p>{question}</p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button type="submit">{button}</Button>
              {back && <TextLink link={back} />}
            </div>
          </form>
        ) : (
          <TextLink link={back || office} />
        )}
      </div>
    </>
  );
}

import { Button } from '../Button';
import { Alert } from './Alert';

/** Asks before it acts, because programs that scan mails open every link. */
export function Confirmation({
  page: { title, question, button },
  about = null,
  outcome,
  action,
}: {
  page: { readonly title: string; readonly question: string; readonly button: string };
  about?: string | null;
  outcome: { readonly kind: 'success' | 'error'; readonly text: string } | null;
  action: string | null;
}) {
  return (
    <div className="wrap grid max-w-[44rem] gap-6 py-14 md:py-20">
      <h1 className="step-4">{title}</h1>
      {about && <p className="font-semibold">{about}</p>}
      {outcome && <Alert kind={outcome.kind}>{outcome.text}</Alert>}
      {action && (
        <form method="post" action={action} className="grid gap-6">
          <p>{question}</p>
          <div>
            <Button type="submit">{button}</Button>
          </div>
        </form>
      )}
    </div>
  );
}

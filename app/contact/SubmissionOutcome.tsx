import { Alert } from '~/components/form/Alert';
import { ErrorSummary } from '~/components/form/ErrorSummary';
import { contact } from '~/content/contact';
import { organization } from '~/content/organization';
import type { Submission } from '~/server/forms/receive-form.server';
import { mailInstead } from './mail-instead';
import type { ContactField } from './message';

const { form: copy } = contact;

/** Above the form: what became of the message that was sent last. */
export function SubmissionOutcome({
  submission,
}: {
  submission: Submission<ContactField> | undefined;
}) {
  switch (submission?.outcome) {
    case undefined:
      return null;
    case 'invalid':
      return <ErrorSummary title={copy.errorSummary} errors={submission.errors} />;
    case 'stored':
    case 'ignored':
      return <Alert kind="success">{copy.success}</Alert>;
    case 'failed':
      return <Failure values={submission.values} />;
    case 'limited':
      return <Alert kind="error">{copy.limited}</Alert>;
    case 'refused':
      return <Alert kind="error">{submission.status === 413 ? copy.tooLong : copy.refused}</Alert>;
  }
}

/** The message could not be stored: the words with their address as a link, and a mail that holds what was typed. */
function Failure({ values }: { values: Partial<Record<ContactField, string>> }) {
  const [before, after] = copy.failure.split(organization.email);
  const { href, isWhole } = mailInstead(values);
  return (
    <Alert kind="error">
      <p>
        {before}
        <a href={organization.generalEnquiries} className="underline">
          {organization.email}
        </a>
        {after}
      </p>
      <p className="mt-3">
        <a href={href} className="underline">
          {copy.mailInstead.link}
        </a>
        {!isWhole && ` ${copy.mailInstead.cut}`}
      </p>
    </Alert>
  );
}

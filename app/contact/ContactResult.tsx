import { Alert, ErrorSummary } from '~/components/form/Alert';
import { contact } from '~/content/contact';
import { organization } from '~/content/organization';
import type { FormResult } from '~/server/forms/store-form.server';
import { mailInstead } from './mail-instead';
import type { ContactFormField } from './message.server';

const { form: copy } = contact;

export function ContactResult({ result }: { result: FormResult<ContactFormField> | undefined }) {
  switch (result?.outcome) {
    case undefined:
      return null;
    case 'invalid':
      return <ErrorSummary title={copy.errorSummary} errors={result.errors} />;
    case 'stored':
      return <Alert kind="success">{copy.success}</Alert>;
    case 'failed':
      return <Failure values={result.values} />;
    case 'honeypot':
      return (
        <Alert kind="error">
          <p>{copy.honeypot}</p>
          <MailInstead values={result.values} />
        </Alert>
      );
    case 'limited':
      return <Alert kind="error">{copy.limited}</Alert>;
    case 'preview':
      return <Alert kind="error">{copy.preview}</Alert>;
    case 'refused':
      return <Alert kind="error">{result.status === 413 ? copy.tooLong : copy.refused}</Alert>;
  }
}

interface Typed {
  readonly values: Partial<Record<ContactFormField, string>>;
}

function Failure({ values }: Typed) {
  const [before, after] = copy.failure.split(organization.email);
  return (
    <Alert kind="error">
      <p>
        {before}
        <a href={organization.generalEnquiries} className="underline">
          {organization.email}
        </a>
        {after}
      </p>
      <MailInstead values={values} />
    </Alert>
  );
}

function MailInstead({ values }: Typed) {
  const { href, isWhole } = mailInstead(values);
  return (
    <p className="mt-3">
      <a href={href} className="underline">
        {copy.mailInstead.link}
      </a>
      {!isWhole && ` ${copy.mailInstead.cut}`}
    </p>
  );
}

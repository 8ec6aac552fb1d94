import { Alert, ErrorSummary } from '~/components/form/Alert';
import { contact } from '~/content/contact';
import { anything } from '~/content/form-fields';
import { organization } from '~/content/organization';
import type { Offered, SentForm } from './message.server';
import { chosenFrom } from './TimeFields';

const { form: copy } = contact;

export function ContactResult({
  result,
  offer: { days },
  fields,
}: Pick<Offered, 'offer' | 'fields'> & { result: SentForm | undefined }) {
  switch (result?.outcome) {
    case 'invalid':
      return <ErrorSummary title={copy.errorSummary} errors={result.errors} />;
    case 'stored':
      return (
        <Alert kind="success">
          <p>{result.said}</p>
          <div className="mt-3 font-400 text-ink">
            <p>{result.times?.length ? copy.nextWithTimes : copy.next}</p>
            <ul className="mt-2 list-disc pl-5 empty:hidden">
              {result.times?.map((time) => (
                <li key={time}>{time}</li>
              ))}
            </ul>
          </div>
        </Alert>
      );
    case 'failed':
    case 'honeypot': {
      const { said = copy.failure, values } = result;
      const mail = mailInstead(fields, values, chosenFrom(days, values.times));
      return <Unsent text={said} mail={mail} />;
    }
    default:
      return result ? <Alert kind="error">{result.said}</Alert> : null;
  }
}

function Unsent({ text, mail }: { text: string; mail: ReturnType<typeof mailInstead> }) {
  const [before, after] = text.split(organization.email);
  return (
    <Alert kind="error">
      <p>
        {before}
        {after !== undefined && (
          <a href={organization.generalEnquiries} className="underline">
            {organization.email}
          </a>
        )}
        {after}
      </p>
      <p className="mt-3">
        <a href={mail.href} className="underline">
          {copy.mailInstead.link}
        </a>
        {!mail.isWhole && ` ${copy.mailInstead.cut}`}
      </p>
    </Alert>
  );
}

/** Characters: mail programs cut longer addresses. */
const longestAddress = 2_000;

/** `isWhole` is false when the end of the text did not fit. */
export function mailInstead(
  fields: Offered['fields'],
  values: Readonly<Partial<Record<string, string>>>,
  times: readonly string[],
) {
  const facts = fields
    .filter(({ name }) => name !== 'message' && values[name])
    .map(({ name, label }) => `${label}: ${values[name]}`);
  if (times.length > 0) facts.push(contact.form.times.heading, ...times);
  const text = [values.message ?? '', '', ...facts].join('\n').trim();
  const subject = encodeURIComponent(wellFormed(values.interest_area || anything));
  let href = `mailto:${organization.email}?subject=${subject}&body=`;
  for (const character of wellFormed(text)) {
    const encoded = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (href.length + encoded.length > longestAddress) return { href, isWhole: false };
    href += encoded;
  }
  return { href, isWhole: true };
}

/** String.prototype.toWellFormed is younger than the oldest browsers. */
const wellFormed = (text: string) => text.replaceAll(/\p{Cs}/gu, '\ufffd');

import { Alert, ErrorSummary } from '~/components/form/Alert';
import { contact } from '~/content/contact';
import { columns, fieldOf } from '~/content/contact-fields';
import { organization } from '~/content/organization';
import type { ContactFormField, Offer, SentForm } from './message.server';
import { chosenFrom } from './TimeFields';

const { form: copy } = contact;

export function ContactResult({ result, offer }: { result: SentForm | undefined; offer: Offer }) {
  switch (result?.outcome) {
    case undefined:
      return null;
    case 'invalid':
      return <ErrorSummary title={copy.errorSummary} errors={result.errors} />;
    case 'stored':
      return (
        <Alert kind="success">
          <p>{copy.success}</p>
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
      return <Unsent text={copy.failure} values={result.values} offer={offer} />;
    case 'honeypot':
      return <Unsent text={copy.honeypot} values={result.values} offer={offer} />;
    case 'limited':
    case 'preview':
      return <Alert kind="error">{copy[result.outcome]}</Alert>;
    case 'refused':
      return <Alert kind="error">{result.status === 413 ? copy.tooLong : copy.refused}</Alert>;
  }
}

function Unsent({
  text,
  values,
  offer: { days },
}: {
  text: string;
  values: Partial<Record<ContactFormField, string>>;
  offer: Offer;
}) {
  const [before, after] = text.split(organization.email);
  const { href, isWhole } = mailInstead(values, chosenFrom(days, values.times));
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
        <a href={href} className="underline">
          {copy.mailInstead.link}
        </a>
        {!isWhole && ` ${copy.mailInstead.cut}`}
      </p>
    </Alert>
  );
}

/** Characters: mail programs cut longer addresses. */
const longestAddress = 2_000;

/** `isWhole` is false when the end of the text did not fit. */
export function mailInstead(
  values: Readonly<Partial<Record<string, string>>>,
  times: readonly string[],
) {
  const facts = columns
    .filter((column) => column !== 'message' && values[column])
    .map((column) => `${fieldOf(column).label}: ${values[column]}`);
  if (times.length > 0) facts.push(contact.form.times.heading, ...times);
  const text = [values.message ?? '', '', ...facts].join('\n').trim();
  const subject = encodeURIComponent(wellFormed(values.interest_area || contact.meta.title));
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

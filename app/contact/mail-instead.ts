import { contact } from '../content/contact.ts';
import { columns, fieldOf } from '../content/contact-fields.ts';
import { organization } from '../content/organization.ts';

/** Characters: mail programs cut longer addresses. */
const longestAddress = 2_000;

/** `isWhole` is false when the end of the text did not fit. */
export function mailInstead(values: Readonly<Partial<Record<string, string>>>) {
  const labels = columns
    .filter((column) => column !== 'message')
    .map((column) => [column, fieldOf(column).label] as const);
  const facts = [...labels, ...Object.entries(contact.form.times.labels)].flatMap(
    ([name, label]) => (values[name] ? [`${label}: ${values[name]}`] : []),
  );
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

// All characters that XML 1.0 forbids.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that would make an XML document malformed. */
export const xmlText = (text: string) => text.replaceAll(forbidden, '');

/** Escapes a text for an element or an attribute, in XML and in HTML. */
export function escapeMarkup(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

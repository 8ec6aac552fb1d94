// Everything but the characters that XML 1.0 allows (section 2.2, Char); a lone half of a pair is none of them.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that make a whole XML document malformed, escaped or not. */
export function xmlText(text: string): string {
  return text.replaceAll(forbidden, '');
}

/** A text as the content of an element or an attribute, in XML and in HTML. */
export function escapeMarkup(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A text as a CDATA section, in which nothing is escaped; its own end mark is spread over two. */
export function cdata(text: string): string {
  return `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

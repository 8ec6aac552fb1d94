import { XMLBuilder } from 'fast-xml-parser';

// All characters that XML 1.0 forbids.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that would make an XML document malformed. */
export function xmlText(text: string): string {
  return text.replaceAll(forbidden, '');
}

/** Escapes a text for an element or an attribute, in XML and in HTML. */
export function escapeMarkup(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  indentBy: '',
  tagValueProcessor: (_, text) => xmlText(String(text)),
});

/** An XML document from its elements by name. "@name" is an attribute; what is undefined is left out. */
export function xmlDocument(root: object): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'utf-8' }, ...root });
}

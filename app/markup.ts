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

type Attributes = Readonly<Record<string, string>>;

export function element(name: string, text: string, attributes: Attributes = {}): string {
  return parent(name, [escapeMarkup(text)], attributes);
}

/** An XML element that holds elements; '' stands for none. */
export function parent(name: string, elements: readonly string[], attributes: Attributes = {}) {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
  );
  return `<${name}${written.join('')}>${elements.join('')}</${name}>\n`;
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}`;
}

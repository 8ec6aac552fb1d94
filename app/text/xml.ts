import { XMLBuilder } from 'fast-xml-parser';
import { xmlText } from './markup.ts';

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

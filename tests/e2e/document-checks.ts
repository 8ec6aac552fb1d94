import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { rehype } from 'rehype';
import * as v from 'valibot';
import { RowSchema } from '../support/faults.ts';

const origin = 'http://site.test';

const parser = rehype();

export function readDocument(html: string) {
  const tree = parser.parse(html);
  const texts = (selector: string) => selectAll(selector, tree).map(textOf);
  const values = (selector: string, name: string) =>
    selectAll(selector, tree).map(({ properties }) => String(properties[name] ?? ''));
  return {
    head: {
      titles: texts('head > title'),
      headings: texts('h1'),
      descriptions: values('meta[name="description"]', 'content'),
      addresses: [
        ...values('link[rel=canonical]', 'href'),
        ...values('meta[property="og:url"]', 'content'),
      ].map((address) => new URL(address, origin).pathname),
    },
    data: texts('script[type="application/ld+json"]').map((text) => v.parse(RowSchema, text)),
  };
}

const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/>, autoComplete and required="": all three are the same HTML to a parser.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Search engines may cut the organization's name at the end of a title.
    'long-title': 'off',
    // The days' checkboxes are one field.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // base.css keeps a phone number on one line.
    'tel-non-breaking': 'off',
    // All files come from the page's own origin.
    'require-sri': 'off',
    // The filters of the blog and the FAQ answer every key and need no button.
    'wcag/h32': 'off',
  },
};
const htmlValidate = new HtmlValidate(htmlRules);

/** Faults that html-validate has no rule for. */
const faultySelectors = {
  'an address at a link that leads nowhere': 'a[href][aria-disabled]',
  'async at data': 'script[async][type]:not([type=module])',
  'a section without a heading': 'section:not([aria-label], :has(h1, h2, h3, h4))',
  'an aside without a name': 'aside:not([aria-label], [aria-labelledby])',
  'a picture both lazy and urgent': 'img[loading=lazy][fetchpriority=high]',
};

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  const tree = parser.parse(html);
  const found = Object.entries(faultySelectors).filter(
    ([, selector]) => selectAll(selector, tree).length > 0,
  );
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    ...found.map(([fault, selector]) => `${fault} (${selector})`),
  ];
}

import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { rehype } from 'rehype';
import * as v from 'valibot';
import { organization } from '../../app/content/organization.ts';

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
const faultySelectors = [
  // An address at a link that leads nowhere, and async at data.
  ...['a[href][aria-disabled]', 'script[async][type]:not([type=module])'],
  // A part without a heading or a name.
  'section:not([aria-label], :has(h1, h2, h3, h4))',
  'aside:not([aria-label], [aria-labelledby])',
  // What is announced gives no name to the control around it.
  'button [role=status]',
  // A picture both lazy and urgent.
  'img[loading=lazy][fetchpriority=high]',
];

const parser = rehype();

/** Faults of the title, heading, description, addresses and breadcrumbs that search engines read. */
function headFaults(document: Root, path: string): string[] {
  const texts = (selector: string) => selectAll(selector, document).map((node) => textOf(node));
  const values = (selector: string, name: string) =>
    selectAll(selector, document).map(({ properties }) => String(properties[name]));
  const addresses = [
    ...values('link[rel=canonical]', 'href'),
    ...values('meta[property="og:url"]', 'content'),
  ];
  const trail = v.object({ '@type': v.literal('BreadcrumbList') });
  const schema = v.object({
    titles: v.strictTuple([v.pipe(v.string(), v.includes(organization.name))]),
    headings: v.strictTuple([v.pipe(v.string(), v.regex(/\S/))]),
    descriptions: v.strictTuple([v.pipe(v.string(), v.minLength(40))]),
    paths: v.strictTuple([v.literal(path), v.literal(path)]),
    data: v.pipe(
      v.array(v.pipe(v.string(), v.parseJson())),
      v.check((data) => path === '/' || data.some((item) => v.is(trail, item)), 'no trail'),
    ),
  });
  const { issues = [] } = v.safeParse(schema, {
    titles: texts('head > title'),
    headings: texts('h1'),
    descriptions: values('meta[name=description]', 'content'),
    paths: addresses.map((address) => new URL(address, 'https://site').pathname),
    data: texts('script[type="application/ld+json"]'),
  });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

/** Faults of the document that is served at a path. */
export async function htmlFaults(html: string, path: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  const document = parser.parse(html);
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    ...selectAll(faultySelectors.join(), document).map((element) =>
      parser.stringify({ type: 'root', children: [element] }).slice(0, 140),
    ),
    ...headFaults(document, path),
  ];
}

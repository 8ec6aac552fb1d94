import { selectAll } from 'hast-util-select';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { rehype } from 'rehype';

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

/** Faults of a document as it is served. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  const found = selectAll(faultySelectors.join(), parser.parse(html));
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    ...found.map((element) =>
      parser.stringify({ type: 'root', children: [element] }).slice(0, 140),
    ),
  ];
}

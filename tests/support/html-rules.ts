import type { ConfigData } from 'html-validate';

/** HTML rules for every page as it is sent (tests/e2e/document-checks.ts). Each exception says why. */
export const htmlRules: ConfigData = {
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
    // The organization's name closes each title; search engines may cut it there, and the page's own name is whole.
    'long-title': 'off',
    // Styles and scripts come from the page's own origin.
    'require-sri': 'off',
    // The filters of the blog and the FAQ exist only with scripts and answer every key: a button would do nothing.
    'wcag/h32': 'off',
  },
};

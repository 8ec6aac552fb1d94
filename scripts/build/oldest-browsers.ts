/** The oldest browsers that the site works in. Vite lowers syntax; tests/e2e/rough-browser.spec.ts holds the functions. */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

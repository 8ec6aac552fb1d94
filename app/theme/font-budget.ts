/** What the typefaces may weigh together, in bytes: `npm run draw` refuses more, and so does the test of the built pages. */
export const fontBudget = 45 * 1024;

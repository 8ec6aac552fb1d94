/** The typefaces' weight together, in bytes. */
export const fontBudget = 45 * 1024;

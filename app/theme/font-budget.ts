export const fontBudget = 45 * 1024;

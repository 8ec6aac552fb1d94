/**
 * The longest text of each form field, in UTF-16 code units as HTML's maxlength counts them. The same numbers
 * stand in the table's CHECK constraints; a test holds them together. The specification shows none; these are
 * the design's.
 */
export const fieldLengths = {
  name: 200,
  email: 254,
  organization: 200,
  message: 5_000,
} as const;

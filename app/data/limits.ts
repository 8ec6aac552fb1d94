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

/** Longest slug that is looked up; a longer one cannot exist. */
export const slugLength = 100;

/** Longest application address that is shown. */
export const applicationLinkLength = 2_048;

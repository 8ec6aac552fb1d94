/** A value of a form's field or of its column, and whether form and table take it. */
export interface FormCase {
  /** A field of the contact form, or the newsletter's `email`. */
  readonly field: 'full_name' | 'email_address' | 'organization_name' | 'message' | 'email';
  /** What the value is like, for the test's name. */
  readonly kind: string;
  readonly value: string;
  readonly accepted: boolean;
}

const nothingToSee: readonly (readonly [kind: string, value: string])[] = [
  ['spaces', '   '],
  ['a no-break space', '\u00a0'],
  ['a zero-width space', '\u200b'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['the Braille blank', '\u2800'],
  ['a mark of direction', '\u200f'],
  ['line breaks', '\n\r\n'],
  ['an invisible tag', '\u{e0041}'],
];

const brokenLines: readonly (readonly [kind: string, value: string])[] = [
  ['a line break inside', 'Ada\nLovelace'],
  ['a carriage return inside', 'Ada\rLovelace'],
  ['a tab inside', 'Ada\tLovelace'],
  ['an escape character inside', 'Ada\u001b[31mLovelace'],
  ['a line separator inside', 'Ada\u2028Lovelace'],
];

const goodLines: readonly (readonly [kind: string, value: string])[] = [
  ['plain letters', 'Ada Lovelace'],
  ['accents', 'Zoë Côté-Müller'],
  ['syllabics', 'ᐊᐃ ᓄᓇᕗᑦ'],
  ['an emoji of several joined ones', '👩‍👩‍👧 Family Centre'],
  ['one letter', 'Q'],
  ['a no-break space inside', 'Ada\u00a0Lovelace'],
];

const addresses: readonly (readonly [kind: string, value: string, accepted: boolean])[] = [
  ['an address', 'ada@charity.example', true],
  ['signs that addresses may have', "o'neil+news_{x}@mail.charity.example", true],
  ['a domain of one label', 'ada@localhost', true],
  ['an at sign between spaces', '  @  ', false],
  ['a space inside', 'ada lovelace@charity.example', false],
  ['a line break inside', 'ada@charity.example\nBcc: all@charity.example', false],
  ['a zero-width space inside', 'ada\u200b@charity.example', false],
  ['two at signs', 'ada@charity@example.org', false],
  ['a label that begins with a hyphen', 'ada@-charity.example', false],
  ['an empty label', 'ada@charity..example', false],
  ['no name', '@charity.example', false],
  ['no domain', 'ada@', false],
  ['accents', 'zoë@charity.example', false],
];

const each = <Row extends readonly [string, string, ...unknown[]]>(
  fields: readonly FormCase['field'][],
  rows: readonly Row[],
  accepted: (row: Row) => boolean,
): FormCase[] =>
  fields.flatMap((field) =>
    rows.map((row) => ({ field, kind: row[0], value: row[1], accepted: accepted(row) })),
  );

/** One table for the forms' schemas and the tables' CHECKs, so that neither takes what the other refuses. */
export const formCases: readonly FormCase[] = [
  ...each(['full_name', 'message'], nothingToSee, () => false),
  ...each(['full_name', 'organization_name'], brokenLines, () => false),
  ...each(['message'], brokenLines, () => true),
  ...each(['full_name', 'organization_name', 'message'], goodLines, () => true),
  ...each(['email_address', 'email'], addresses, ([, , accepted]) => accepted),
];

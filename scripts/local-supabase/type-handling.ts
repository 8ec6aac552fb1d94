/** PostgreSQL's numbers for the types that the drivers handle otherwise than PostgREST. */
const oid = { bool: 16, int4: 23, text: 25, timestamptz: 1184, numeric: 1700 } as const;

/** PostgREST's form of a point in time: `2026-11-21T09:00:00+00:00`, not `2026-11-21 09:00:00+00`. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/**
 * A JSON value as PostgREST would hand it to PostgreSQL, which then accepts or refuses it in its own words; the
 * drivers would fail without a code, or take "maybe" for false.
 */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Options for the embedded PostgreSQL. */
export const pgliteTypes = {
  parsers: { [oid.timestamptz]: isoTimestamp, [oid.numeric]: Number },
  serializers: {
    [oid.bool]: asText,
    [oid.int4]: asText,
    [oid.text]: asText,
    [oid.numeric]: asText,
  },
};

/** Options for a server. */
export const serverTypes = {
  timestamptz: {
    to: oid.timestamptz,
    from: [oid.timestamptz],
    serialize: asText,
    parse: isoTimestamp,
  },
  numeric: { to: oid.numeric, from: [oid.numeric], serialize: asText, parse: Number },
  truth: {
    to: oid.bool,
    from: [oid.bool],
    serialize: asText,
    parse: (text: string) => text === 't',
  },
};

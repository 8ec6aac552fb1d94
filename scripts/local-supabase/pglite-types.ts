/** PostgreSQL's numbers for the types that PGlite's own handling gets wrong. */
const oid = { bool: 16, int4: 23, text: 25, timestamptz: 1184 } as const;

/** PostgREST's form of a point in time: `2026-11-21T09:00:00+00:00`, not `2026-11-21 09:00:00+00`. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** A JSON value as PostgREST would hand it to PostgreSQL, which then accepts or refuses it in its own words. */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Options for PGlite. Without the serializers, a value of an unexpected type fails inside the driver and without a
 * code; with them PostgreSQL decides.
 */
export const pgliteTypes = {
  parsers: { [oid.timestamptz]: isoTimestamp },
  serializers: { [oid.bool]: asText, [oid.int4]: asText, [oid.text]: asText },
};

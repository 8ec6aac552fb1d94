/** PostgreSQL's numbers for the types that the drivers handle otherwise than PostgREST. */
const oid = { bool: 16, int4: 23, text: 25, timestamptz: 1184, numeric: 1700 } as const;

/** PostgREST's form of a point in time: `2026-11-21T09:00:00+00:00`, not `2026-11-21 09:00:00+00`. */
const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** As PostgREST hands it over: PostgreSQL refuses odd values itself, where drivers fail without a code or take "maybe" for false. */
const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

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

const serverType = <T>(type: number, parse: (text: string) => T) => ({
  to: type,
  from: [type],
  serialize: asText,
  parse,
});

/** Options for a server. */
export const serverTypes = {
  timestamptz: serverType(oid.timestamptz, isoTimestamp),
  numeric: serverType(oid.numeric, Number),
  truth: serverType(oid.bool, (text) => text === 't'),
};

import * as v from 'valibot';
import { organization } from '../../app/content/organization.ts';
import { utcMoment } from '../../app/content/utc-moment.ts';

/*
 * The kinds of answers: what a person types, checked, and as the column takes it. An empty one is null, or an empty list.
 */

/** A text that has to be there. */
export const needed = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`write ${what}`));

/** A text that may be left out. */
export const optional = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text || null),
);

/** One of a column's words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.picklist(words),
    ],
    `write one of ${words.join(', ')}, or nothing`,
  );

/** A number above zero, as people write sums: 52,000 or $28.50. */
export const amount = v.pipe(
  optional,
  v.transform((text) => (text === null ? null : Number(text.replaceAll(/[$, ]/g, '')))),
  v.check((number) => number === null || number > 0, 'write a number, or nothing'),
);

/** Yes or no. */
export const yesNo = v.pipe(
  oneOf(['yes', 'no']),
  v.transform((word) => (word === null ? null : word === 'yes')),
);

/** A day, as its moment at `time` where we are; PostgreSQL knows the zone's summers. */
export const day = (time: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || utcMoment(`${text}T00:00`) !== undefined,
      'write a day as YYYY-MM-DD, or nothing',
    ),
    v.transform((text) => (text ? `${text} ${time} ${organization.timeZone}` : null)),
  );

/** A currency's code (ISO 4217). */
export const currency = v.pipe(
  optional,
  v.check(
    (text) => text === null || /^[A-Z]{3}$/.test(text),
    'write three capital letters such as USD, or nothing',
  ),
);

/** Some sentences. */
export const sentences = v.pipe(
  optional,
  v.check((text) => (text ?? '').length <= 1000, 'write at most 1,000 characters'),
);

/** A list, one entry a line. */
export const lines = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
);

import * as v from 'valibot';
import {
  type HeadcountField,
  headcountFields,
  largestCount,
  readCount,
  type TypedHeadcount,
} from './headcount.ts';

/** What the address of an estimate asks for: what was typed, and the fields in which it is no number. */
export interface EstimateQuery {
  readonly typed: TypedHeadcount;
  readonly wrong: readonly HeadcountField[];
  /** Whom the page is for; '' where no name was given. */
  readonly organization: string;
  /** False for the bare address, with no field in it. */
  readonly asked: boolean;
}

/** Longer texts are cut before they are shown again: nobody counts people in them. */
const longest = 40;

/** Names are cut to what fits above a page (characters). */
export const longestName = 100;

const OrganizationSchema = v.pipe(
  v.string(),
  v.transform((name) =>
    [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestName).join(''),
  ),
);

const field = v.pipe(
  v.nullable(v.string(), ''),
  v.transform((text) => text.trim().slice(0, longest)),
);
const TypedSchema = v.object({
  full_time: field,
  part_time: field,
  relief: field,
  volunteers: field,
});
const CountSchema = v.pipe(
  v.string(),
  v.check((text) => readCount(text) !== null, `a whole number from 0 to ${largestCount}`),
);

/** The name that a field or an address holds, in one line without its blanks at the ends; '' for anything else. */
export function readOrganization(value: unknown): string {
  return typeof value === 'string' ? v.parse(OrganizationSchema, value) : '';
}

/** Reads an address's query. A field given twice counts once, the first; unknown fields are left out. Never fails. */
export function readEstimateQuery(query: URLSearchParams): EstimateQuery {
  const given = Object.fromEntries(headcountFields.map((name) => [name, query.get(name)]));
  const typed = v.parse(TypedSchema, given);
  return {
    typed,
    wrong: headcountFields.filter((name) => !v.is(CountSchema, typed[name])),
    organization: readOrganization(query.get('organization')),
    asked: headcountFields.some((name) => query.has(name)),
  };
}

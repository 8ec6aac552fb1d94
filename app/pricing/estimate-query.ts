import { eachField, headcountFields, readCount } from './headcount.ts';

/** What the address of an estimate asks for; see {@link readEstimateQuery}. */
export type EstimateQuery = ReturnType<typeof readEstimateQuery>;

const longest = 40;

/** Names are cut to what fits above a page (characters). */
export const longestName = 100;

/** The name that a field or an address holds, in one line without its blanks at the ends; '' for anything else. */
export function readOrganization(value: unknown): string {
  const line = typeof value === 'string' ? value.replaceAll(/[\p{C}\s]+/gu, ' ').trim() : '';
  return [...line].slice(0, longestName).join('');
}

/** Reads an address's query: what was typed, in which fields it is no number, for whom, and if it asks at all. Never fails. */
export function readEstimateQuery(query: URLSearchParams) {
  const typed = eachField((name) => (query.get(name) ?? '').trim().slice(0, longest));
  return {
    typed,
    wrong: headcountFields.filter((name) => readCount(typed[name]) === null),
    organization: readOrganization(query.get('organization')),
    asked: headcountFields.some((name) => query.has(name)),
  };
}

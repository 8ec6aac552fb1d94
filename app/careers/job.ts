import * as v from 'valibot';
import {
  currencies,
  employmentTypes,
  salaryPeriods,
  workArrangements,
} from '../content/job-options.ts';

/** A wrong or missing detail is null, so that it never hides a position. */
const optional = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.nullish(schema, null), null);

const positive = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
  v.gtValue(0),
);
/** Something that a font shows. */
const nonEmptyText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u),
);
const twoLetters = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const moment = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

const jobDetails = {
  // As the table has it.
  application_url: optional(v.pipe(v.string(), v.regex(/^(https?:\/\/|mailto:)\S+$/))),
  employment_type: optional(v.picklist(employmentTypes)),
  hours_per_week: optional(v.pipe(positive, v.maxValue(168))),
  salary_min: optional(positive),
  salary_max: optional(positive),
  salary_period: optional(v.picklist(salaryPeriods)),
  salary_currency: optional(v.picklist(currencies)),
  work_arrangement: optional(v.picklist(workArrangements)),
  city: optional(nonEmptyText),
  region: optional(twoLetters),
  country: optional(twoLetters),
  created_at: optional(moment),
  updated_at: optional(moment),
  posted_at: optional(moment),
  closes_at: optional(moment),
  vacancy_exists: optional(v.boolean()),
  ai_used: optional(v.boolean()),
  ai_statement: optional(nonEmptyText),
  accommodation: optional(nonEmptyText),
};

/** The columns whose value is wrong. */
export function flawedDetails(row: unknown, job: Job): readonly string[] {
  const columns = Object.entries(typeof row === 'object' && row !== null ? row : {});
  const kept = new Map<string, unknown>(Object.entries(job));
  return columns
    .filter(([name, value]) => name in jobDetails && value !== null && kept.get(name) === null)
    .map(([name]) => name);
}

export const slugLength = 100;

/** A slug that cannot exist is a 404 without a call. */
export function isPossibleSlug(slug: string): boolean {
  return slug.length <= slugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const list = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  // An item that cannot be shown is left out, and not the position.
  v.transform((items) => items.filter((item) => v.is(nonEmptyText, item))),
);

/** Parsing a job again changes nothing, so the cache's entries are checked by it too. */
export const JobSchema = v.object({
  id,
  title: nonEmptyText,
  location: nonEmptyText,
  department: v.fallback(v.nullable(nonEmptyText), null),
  description: v.string(),
  slug: v.pipe(v.string(), v.check(isPossibleSlug)),
  is_active: v.literal(true),
  qualifications: list,
  benefits: list,
  ...jobDetails,
});

export type Job = Readonly<v.InferOutput<typeof JobSchema>>;

/** Returns the job, or the first column that keeps it from being shown. */
export function parseJob(row: unknown): { job: Job } | { flaw: string } {
  const parsed = v.safeParse(JobSchema, row, { abortEarly: true });
  if (parsed.success) return { job: parsed.output };
  return { flaw: v.getDotPath(parsed.issues[0]) ?? 'row' };
}

export function rowId(row: unknown): string {
  const parsed = v.safeParse(v.object({ id }), row);
  return parsed.success && /^[\w-]{1,64}$/.test(parsed.output.id) ? parsed.output.id : 'unknown';
}

/** The description in one line, without its lists and the words that lead into them. */
export function proseOf({ description }: Pick<Job, 'description'>): string {
  const isEntry = /^\s*([-–*•]|\d+[.)])\s/;
  const lines = description.split('\n').filter((line) => !isEntry.test(line));
  const prose = lines.map((line) => line.replace(/(?<![^.!?])[^.!?]*:\s*$/, '')).join(' ');
  return (prose.trim() ? prose : description).replaceAll(/\s+/g, ' ').trim();
}

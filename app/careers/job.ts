import * as v from 'valibot';
import {
  currencies,
  employmentTypes,
  payBounds,
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
  application_url: optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((address) => applicationLink(address) !== null),
    ),
  ),
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

const DetailsSchema = v.object(jobDetails);
type Details = v.InferOutput<typeof DetailsSchema>;

/** Drops what contradicts the rest or cannot be: pay without a period or of $78 a year, a posting that begins after its end. */
function consistentDetails<Row extends Details>(row: Row): Row {
  const { salary_min: from, salary_max: to, salary_period: period } = row;
  const [least, most] = period === null ? [0, 0] : payBounds[period];
  const paid =
    from !== null && from >= least && (to ?? from) <= most && (to === null || to >= from);
  const inTime =
    row.posted_at === null ||
    row.closes_at === null ||
    Date.parse(row.posted_at) < Date.parse(row.closes_at);
  return {
    ...row,
    ...(!paid && {
      salary_min: null,
      salary_max: null,
      salary_period: null,
      salary_currency: null,
    }),
    ...(!inTime && { posted_at: null }),
    ...(row.country === null && { region: null }),
    ...(row.ai_used === null && { ai_statement: null }),
  };
}

export function flawedDetails(row: unknown, job: Details): readonly string[] {
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
export const JobSchema = v.pipe(
  v.object({
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
  }),
  v.transform(consistentDetails),
);

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

export const applicationLinkLength = 2_048;

// Written with the letters of ASCII and Latin, as private.is_application_link has it: everything else is percent-encoded.
const letter = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F';
const label = `[${letter}0-9]([${letter}0-9-]*[${letter}0-9])?`;
const domain = `(${label}\\.)+[${letter}]([${letter}0-9-]*[${letter}0-9])?`;
const port = '(:([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?';
const mailbox = `[${letter}0-9.!$'*+/=^_\`{|}~%-]+@${domain}`;
const rest = '[!-\\[\\]-~\\u00C0-\\u024F]*';

const web = new RegExp(`^https?://${domain}${port}([/?#]${rest})?$`, 'i');
// Several recipients, also as a header field (RFC 6068, section 2).
const mail = new RegExp(
  `^mailto:(${mailbox}(,${mailbox})*(\\?${rest})?|\\?(${rest}&)?to=${mailbox}([,&]${rest})?)$`,
  'i',
);

/** A mailto, https or http link without anything that browsers might read differently; else null. */
export function applicationLink(address: string | null) {
  const href = address?.trim() ?? '';
  if (href.length > applicationLinkLength) return null;
  if (mail.test(href)) return { kind: 'email', href } as const;
  return web.test(href) ? ({ kind: 'web', href } as const) : null;
}

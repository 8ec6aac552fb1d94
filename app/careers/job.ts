import * as v from 'valibot';
import { consistentDetails, jobDetails, text } from './job-details.ts';

/** Longest slug that is looked up; a longer one cannot exist. */
export const slugLength = 100;

/** Whether a job can have this slug at all; one that cannot is a 404 without a call. */
export function isPossibleSlug(slug: string): boolean {
  return slug.length <= slugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const list = v.nullish(v.array(v.string()), []);

/** An active job as the site shows it. Parsing one again changes nothing, so the cache's entries are checked by it too. */
export const JobSchema = v.pipe(
  v.object({
    id,
    title: text,
    location: text,
    department: v.fallback(v.nullable(text), null),
    description: v.string(),
    slug: v.pipe(v.string(), v.check(isPossibleSlug)),
    is_active: v.literal(true),
    qualifications: list,
    benefits: list,
    ...jobDetails,
  }),
  v.transform(consistentDetails),
);

/** See {@link JobSchema}. */
export type Job = Readonly<v.InferOutput<typeof JobSchema>>;

/** A row's job, or the name of the first column that keeps it from being shown. */
export function parseJob(row: unknown): { job: Job } | { flaw: string } {
  const parsed = v.safeParse(JobSchema, row, { abortEarly: true });
  if (parsed.success) return { job: parsed.output };
  return { flaw: v.getDotPath(parsed.issues[0]) ?? 'row' };
}

/** A row's id for the log, short and harmless; 'unknown' when it has none. */
export function rowId(row: unknown): string {
  const parsed = v.safeParse(v.object({ id }), row);
  return parsed.success && /^[\w-]{1,64}$/.test(parsed.output.id) ? parsed.output.id : 'unknown';
}

/** A job's description in one line, without the lists in it and what leads into them; as it is where nothing else is there. */
export function proseOf({ description }: Pick<Job, 'description'>): string {
  const isEntry = /^\s*([-–*•]|\d+[.)])\s/;
  const lines = description.split('\n').filter((line) => !isEntry.test(line));
  const prose = lines.map((line) => line.replace(/[^.!?]*:\s*$/, '')).join(' ');
  return (prose.trim() ? prose : description).replaceAll(/\s+/g, ' ').trim();
}

import { type Job, parseJob } from '../../app/careers/job.ts';

export type Row = Record<string, unknown>;

/** A complete row. A test names only what it is about. */
export function jobRow(row: Row): Row {
  const { slug = 'program-coordinator' } = row;
  return {
    id: `id-${slug}`,
    title: 'Program Coordinator',
    location: 'Toronto, Ontario',
    department: 'Programs',
    description: 'You keep our programs running.\nYou know who to call.',
    slug,
    is_active: true,
    order_index: 10,
    qualifications: ['Two years in a nonprofit'],
    benefits: ['Four weeks of holiday', 'Remote Fridays'],
    application_url: 'mailto:jobs@cedarline.example?subject=Application',
    ...row,
  };
}

export function parsedJob(row: Row): Job {
  const parsed = parseJob(jobRow(row));
  if ('flaw' in parsed) throw new Error(parsed.flaw);
  return parsed.job;
}

export const sampleJobs: readonly Row[] = [
  jobRow({ slug: 'office-manager', title: 'Office Manager', is_active: false, order_index: 5 }),
  jobRow({ slug: 'program-coordinator', order_index: 10 }),
  jobRow({
    slug: 'grant-writer',
    title: 'Grant Writer',
    order_index: 20,
    application_url: 'https://apply.example.org/grant-writer',
  }),
  jobRow({
    slug: 'bookkeeper',
    title: 'Bookkeeper',
    department: null,
    location: 'Remote, Canada',
    order_index: 30,
  }),
];

/** Each runs code where markup is not escaped. */
const run = 'window.__ran=1';
export const payloads: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<!--<script>${run}//-->`,
  `"><img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<a href="javascript:${run}">x</a>`,
  `<style>@import 'data:text/css,*{background:url(x)}';</style>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `\u2028${run}//`,
  `" onmouseover="${run}" x="`,
];

const all = payloads.join('\n');

/** A row whose every field is hostile. */
export const hostileJob = jobRow({
  slug: 'hostile',
  title: all,
  location: all,
  department: all,
  description: all,
  qualifications: payloads,
  benefits: payloads,
  application_url: `javascript:${run}`,
});

import { jobPage } from '../content/careers.ts';
import { organization } from '../content/organization.ts';
import { cdata, escapeMarkup } from '../server/markup.ts';
import { postedOf } from './compose-feed.ts';
import type { Job } from './job.ts';
import { descriptionHtml } from './job-posting.ts';
import { payOf, payText } from './pay.ts';

/**
 * The open positions in the XML that job boards take in (docs.indeed.com/indeed-apply/xml-feed): every element is
 * there, and empty for what the row does not say. `origin` is the canonical origin without a trailing slash.
 */
export function composeBoardFeed(jobs: readonly Job[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<source>\n',
    `  <publisher>${escapeMarkup(organization.name)}</publisher>\n`,
    `  <publisherurl>${escapeMarkup(`${origin}/careers`)}</publisherurl>\n`,
    ...jobs.map((job) => `  <job>\n${elements(job, origin)}  </job>\n`),
    '</source>\n',
  ].join('');
}

function elements(job: Job, origin: string): string {
  const pay = payOf(job);
  const type = job.employment_type;
  const values = {
    title: job.title,
    date: postedOf(job)?.toISOString(),
    referencenumber: job.slug,
    url: `${origin}/careers/${job.slug}`,
    company: organization.name,
    city: job.city,
    state: job.region,
    country: job.country,
    description: descriptionHtml(job),
    salary: pay && payText(pay),
    jobtype: type && jobPage.words.employment[type],
    category: job.department,
  };
  return Object.entries(values)
    .map(([name, value]) => `    <${name}>${cdata(value ?? '')}</${name}>\n`)
    .join('');
}

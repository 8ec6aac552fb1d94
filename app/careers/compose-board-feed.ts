import { jobPage } from '../content/careers.ts';
import { organization } from '../content/organization.ts';
import { element, parent, xmlDocument } from '../server/markup.ts';
import { postedOf } from './compose-feed.ts';
import type { Job } from './job.ts';
import { descriptionHtml } from './job-posting.ts';
import { payOf, payText } from './pay.ts';

/** The open positions in the XML of job boards (docs.indeed.com/indeed-apply/xml-feed), which wants every element. */
export function composeBoardFeed(jobs: readonly Job[], origin: string): string {
  return xmlDocument(
    parent('source', [
      element('publisher', organization.name),
      element('publisherurl', `${origin}/careers`),
      ...jobs.map((job) => parent('job', elements(job, origin))),
    ]),
  );
}

function elements(job: Job, origin: string): string[] {
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
  return Object.entries(values).map(([name, value]) => element(name, value ?? ''));
}

import { careers, job as jobPage } from '#content';
import type { Job } from '~/careers/job';
import { descriptionHtml } from '~/careers/job-posting';
import { readJobs } from '~/careers/jobs.server';
import { payOf, payText } from '~/careers/posting-facts';
import { organization } from '~/content/organization';
import { careersFeedPaths } from '~/content/pages';
import { type Feed, feedResponse } from '~/server/feed.server';
import { requestContext } from '~/server/request-context.server';
import { plainText, retryLater, sharedFile } from '~/server/responses.server';
import { xmlDocument } from '~/text/xml';
import type { Route } from './+types/careers-feed';

/** Seconds: a closed position leaves a feed within a minute. */
const maxAge = 60;

/** 503 when the positions cannot be read, so that no reader takes them for closed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const jobs = (await readJobs(ctx))?.value;
  if (!jobs) return plainText(503, 'We can’t look up the positions right now.', retryLater);
  return new URL(request.url).pathname === careersFeedPaths.boards
    ? sharedFile(request, 'application/xml', composeBoardFeed(jobs, ctx.siteUrl), maxAge)
    : feedResponse(composeFeed(jobs, ctx.siteUrl), request, maxAge);
}

/** `origin` has no trailing slash. */
export function composeFeed(jobs: readonly Job[], origin: string): Feed {
  return {
    title: `${organization.name}: ${careers.list.heading}`,
    description: careers.meta.description,
    page: `${origin}/careers`,
    addresses: { rss: origin + careersFeedPaths.rss, json: origin + careersFeedPaths.json },
    items: jobs.map((job) => ({
      address: `${origin}/careers/${job.slug}`,
      title: `${job.title}, ${job.location}`,
      summary: job.description,
      html: descriptionHtml(job),
      published: postedOf(job),
    })),
  };
}

function postedOf(job: Job): Date | null {
  const moment = job.posted_at ?? job.created_at;
  return moment === null ? null : new Date(moment);
}

/** For job boards (docs.indeed.com/indeed-apply/xml-feed), which want every element. */
export function composeBoardFeed(jobs: readonly Job[], origin: string): string {
  const page = `${origin}/careers`;
  return xmlDocument({
    source: {
      publisher: organization.name,
      publisherurl: page,
      job: jobs.map((job) => {
        const pay = payOf(job);
        const type = job.employment_type;
        return {
          title: job.title,
          date: postedOf(job)?.toISOString() ?? '',
          referencenumber: job.slug,
          url: `${page}/${job.slug}`,
          company: organization.name,
          city: job.city ?? '',
          state: job.region ?? '',
          country: job.country ?? '',
          description: descriptionHtml(job),
          salary: pay ? payText(pay) : '',
          jobtype: type ? jobPage.words.employment[type] : '',
          category: job.department ?? '',
        };
      }),
    },
  });
}

import { Suspense } from 'react';
import { Await, data, isRouteErrorResponse } from 'react-router';
import * as v from 'valibot';
import { job as jobPage } from '#content';
import { JobDetail, JobLoading } from '~/careers/detail/JobDetail';
import {
  JobNotShown,
  type NotShown,
  type Others,
  OthersSchema,
} from '~/careers/detail/JobNotShown';
import { isPossibleSlug, type Job, proseOf } from '~/careers/job';
import { jobPosting } from '~/careers/job-posting';
import { readJob, readJobs } from '~/careers/jobs.server';
import { postingFacts } from '~/careers/posting-facts';
import { answerOr } from '~/components/answer-or';
import { canonical, fullTitle, pageMeta, unlistedMeta } from '~/components/page-meta';
import { ErrorView, errorMeta } from '~/layout/ErrorView';
import { AnnounceLoaded } from '~/layout/RouteAnnouncer';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import { beginningOf } from '~/text/beginning-of';
import type { Route } from './+types/job';

export { routeHeaders as headers } from '~/server/responses.server';

/** Throws 404 with other open jobs, or 503 when Supabase fails and nothing is cached. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const read = await readJob(ctx, params.slug);
  if (!read?.value) {
    const others = read && isPossibleSlug(params.slug) ? await someOpenJobs(ctx) : none;
    throw data(others, { status: read ? 404 : 503 });
  }
  const { value: job, ageSeconds } = read;
  const headers = { 'Cache-Control': pageCaching.rendered };
  return data({ detail: { job, facts: postingFacts(job, Date.now()), ageSeconds } }, { headers });
}

const none: Others = { open: [], more: 0 };

const mostOthers = 12;

async function someOpenJobs(ctx: RequestContext): Promise<Others> {
  const jobs = (await readJobs(ctx))?.value ?? [];
  const open = jobs.map(({ slug, title, location }) => ({ slug, title, location }));
  return { open: open.slice(0, mostOthers), more: Math.max(0, open.length - mostOthers) };
}

/** Not awaited, so that a navigation shows the loading view at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return {
    detail: answerOr(
      serverLoader().then(({ detail }) => detail),
      notShown,
    ),
  };
}

/** After a navigation the job comes later than the head, and the view renders its title. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error) return isNotShown(error) ? unlistedMeta(metaOf(notShown(error))) : errorMeta(error);
  if (!loaderData || !('job' in loaderData.detail)) return [];
  const { job, facts } = loaderData.detail;
  const { title, slug } = job;
  const closes = facts.closing && `${jobPage.details.closes} ${facts.closing.day}`;
  const summary = beginningOf([facts.pay, closes, proseOf(job)].filter(Boolean).join('. '), 158);
  return pageMeta(
    'careers',
    { title: titleOf(job), description: summary },
    { last: { label: title, path: `/careers/${slug}` }, data: [jobPosting(job, canonical)] },
  );
};

function titleOf({ title, location }: Job): string {
  const [city = ''] = location.split(',');
  return title.includes(city) ? title : `${title}, ${location}`;
}

export default function JobRoute({ loaderData: { detail } }: Route.ComponentProps) {
  const isDeferred = detail instanceof Promise;
  return (
    <Suspense fallback={<JobLoading />}>
      <Await resolve={detail}>
        {(loaded) => (
          <>
            {isDeferred && <title>{fullTitle(titleIn(loaded))}</title>}
            {'isFailure' in loaded ? <JobNotShown {...loaded} /> : <JobDetail {...loaded} />}
            {isDeferred && <AnnounceLoaded />}
          </>
        )}
      </Await>
    </Suspense>
  );
}

const titleIn = (loaded: NotShown | { job: Job }) =>
  'job' in loaded ? titleOf(loaded.job) : metaOf(loaded).title;

/** After a failure nobody knows whether the job is closed. */
function metaOf({ isFailure }: NotShown) {
  const { meta, title, retry } = jobPage.notFound;
  return isFailure ? { title, description: retry } : meta;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotShown(error) ? <JobNotShown {...notShown(error)} /> : <ErrorView />;
}

const isNotShown = (error: unknown) =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 503);

/** What the loader threw, or a failure: something between may have answered. */
function notShown(error: unknown): NotShown {
  if (!isRouteErrorResponse(error) || error.status !== 404) return { isFailure: true, ...none };
  const others = v.safeParse(OthersSchema, error.data);
  return { isFailure: false, ...(others.success ? others.output : none) };
}

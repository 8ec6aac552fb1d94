import { Suspense } from 'react';
import { Await, data, isRouteErrorResponse, useAsyncError } from 'react-router';
import { JobDetail, JobLoading } from '~/careers/detail/JobDetail';
import { JobNotShown, type NotShown } from '~/careers/detail/JobNotShown';
import { isPossibleSlug, type Job, proseOf } from '~/careers/job';
import { jobPosting } from '~/careers/job-posting';
import { readJob, readJobs } from '~/careers/jobs.server';
import { postingFacts } from '~/careers/posting-facts';
import { canonical, fullTitle, pageMeta, unlistedMeta } from '~/components/page-meta';
import { jobPage } from '~/content/careers';
import { ErrorView, errorMeta } from '~/layout/ErrorView';
import { AnnounceLoaded } from '~/layout/RouteAnnouncer';
import { ageToShow } from '~/server/cache/cache-store.server';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import { beginningOf } from '~/text/beginning-of';
import type { Route } from './+types/job';

export { loaderCaching as headers } from '~/server/responses.server';

/** Throws 404 with other open jobs, or 503 when Supabase fails and nothing is cached. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const result = await readJob(ctx, params.slug);
  if (result.outcome === 'found') {
    const job = result.value;
    const facts = postingFacts(job, Date.now());
    const headers = { 'Cache-Control': pageCaching.rendered };
    return data({ detail: { job, facts, ageSeconds: ageToShow(result) } }, { headers });
  }
  const isFailure = result.outcome === 'failed';
  const others = isFailure || !isPossibleSlug(params.slug) ? none : await someOpenJobs(ctx);
  const headers = { 'Cache-Control': pageCaching.never };
  throw data(others, { status: isFailure ? 503 : 404, headers });
}

type Others = Omit<NotShown, 'isFailure'>;

const none: Others = { open: [], more: 0 };

const mostOthers = 12;

async function someOpenJobs(ctx: RequestContext): Promise<Others> {
  const jobs = await readJobs(ctx);
  if (jobs.outcome !== 'found') return none;
  const open = jobs.value.map(({ slug, title, location }) => ({ slug, title, location }));
  return { open: open.slice(0, mostOthers), more: Math.max(0, open.length - mostOthers) };
}

/** Not awaited, so that a navigation shows the loading view at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const detail = serverLoader().then((loaded) => loaded.detail);
  // <Await> shows a failure; it may come before <Await> is there.
  detail.catch(() => undefined);
  return { detail };
}

/** After a navigation the job comes later than the head, and the view renders its title. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error) return isNotShown(error) ? unlistedMeta(jobPage.notFound.meta) : errorMeta(error);
  if (!loaderData || loaderData.detail instanceof Promise) return [];
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
      <Await resolve={detail} errorElement={<DeferredError />}>
        {(loaded) => (
          <>
            {isDeferred && <title>{fullTitle(titleOf(loaded.job))}</title>}
            <JobDetail {...loaded} />
            {isDeferred && <AnnounceLoaded />}
          </>
        )}
      </Await>
    </Suspense>
  );
}

/** After a navigation errors arrive here, not in the ErrorBoundary. */
function DeferredError() {
  const error = useAsyncError();
  return (
    <>
      <title>{fullTitle(jobPage.notFound.meta.title)}</title>
      <JobNotShown {...detailsOf(error)} />
      <AnnounceLoaded />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotShown(error) ? <JobNotShown {...detailsOf(error)} /> : <ErrorView />;
}

const isNotShown = (error: unknown) =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 503);

function detailsOf(error: unknown): NotShown {
  if (!isRouteErrorResponse(error) || error.status !== 404) return { isFailure: true, ...none };
  return { isFailure: false, open: error.data.open, more: error.data.more };
}

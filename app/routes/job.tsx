import { Suspense } from 'react';
import { Await, data, isRouteErrorResponse, useAsyncError } from 'react-router';
import { JobDetail, JobLoading } from '~/careers/detail/JobDetail';
import { type JobLink, JobNotShown } from '~/careers/detail/JobNotShown';
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
  const open = isFailure || !isPossibleSlug(params.slug) ? [] : await someOpenJobs(ctx);
  const headers = { 'Cache-Control': pageCaching.never };
  throw data({ open }, { status: isFailure ? 503 : 404, headers });
}

async function someOpenJobs(ctx: RequestContext): Promise<readonly JobLink[]> {
  const jobs = await readJobs(ctx);
  if (jobs.outcome !== 'found') return [];
  return jobs.value.slice(0, 5).map(({ slug, title, location }) => ({ slug, title, location }));
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
  const { job } = loaderData.detail;
  const { title, slug } = job;
  const summary = beginningOf(`${title}. ${proseOf(job)}`, 158);
  return pageMeta(
    'careers',
    { title: titleOf(job), description: summary },
    { last: { label: title, path: `/careers/${slug}` }, data: [jobPosting(job, canonical)] },
  );
};

const titleOf = ({ title, location }: Job) => `${title}, ${location}`;

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

function detailsOf(error: unknown): { isFailure: boolean; open: readonly JobLink[] } {
  if (!isRouteErrorResponse(error) || error.status !== 404) return { isFailure: true, open: [] };
  return { isFailure: false, open: error.data.open };
}

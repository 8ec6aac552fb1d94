import { data } from 'react-router';
import { JobDetail } from '~/careers/detail/JobDetail';
import { JobLoading } from '~/careers/detail/JobLoading';
import { type JobLink, JobNotFound } from '~/careers/detail/JobNotFound';
import { isPossibleSlug } from '~/careers/job';
import { readJob, readJobs } from '~/careers/jobs';
import { postingFacts } from '~/careers/posting-facts';
import { Deferred } from '~/components/Deferred';
import { AnnounceLoaded } from '~/layout/RouteAnnouncer';
import { ageToShow } from '~/server/cache/cache-policy.server';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/job';

export { loaderCaching as headers } from '~/server/responses.server';

const statuses = { found: 200, absent: 404, failed: 503 } as const;

/** The open job with the address's slug; 404 when there is none, 503 when that cannot be known. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const result = await readJob(ctx, params.slug);
  const posting =
    result.outcome === 'found'
      ? { job: result.value, facts: postingFacts(result.value, Date.now()) }
      : null;
  const open =
    result.outcome === 'absent' && isPossibleSlug(params.slug) ? await someOpenJobs(ctx) : [];
  return data(
    { posting, isKnown: result.outcome !== 'failed', open, ageSeconds: ageToShow(result) },
    {
      status: statuses[result.outcome],
      headers: { 'Cache-Control': posting ? pageCaching.rendered : pageCaching.never },
    },
  );
}

/** The first few open jobs in the owner's order; none while they cannot be read. */
async function someOpenJobs(ctx: RequestContext): Promise<readonly JobLink[]> {
  const jobs = await readJobs(ctx);
  if (jobs.outcome !== 'found') return [];
  return jobs.value.slice(0, 5).map(({ slug, title, location }) => ({ slug, title, location }));
}

/** Not awaited: a navigation shows the loading view at once. No answer counts as Supabase failing. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const failed = { posting: null, isKnown: false, open: [], ageSeconds: null };
  return { pending: serverLoader().catch(() => failed) };
}

/** A job's page. */
export default function JobRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred data={loaderData} loading={<JobLoading />}>
      {({ posting, isKnown, open, ageSeconds }) => (
        <>
          {posting ? (
            <JobDetail {...posting} ageSeconds={ageSeconds} />
          ) : (
            <JobNotFound isKnown={isKnown} open={open} />
          )}
          {'pending' in loaderData && <AnnounceLoaded />}
        </>
      )}
    </Deferred>
  );
}

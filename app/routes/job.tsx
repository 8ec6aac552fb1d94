import { data } from 'react-router';
import { JobDetail } from '~/careers/detail/JobDetail';
import { JobLoading } from '~/careers/detail/JobLoading';
import { JobNotFound } from '~/careers/detail/JobNotFound';
import { readJob } from '~/careers/jobs';
import { postingFacts } from '~/careers/posting-facts';
import { Deferred } from '~/components/Deferred';
import { pageCaching, showsAge } from '~/server/cache/cache-policy';
import { explainEnvironment } from '~/server/http/explain-environment';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/job';

const statuses = { found: 200, unknown: 404, failed: 503 } as const;

/** The open job with the address's slug; 404 when there is none, 503 when that cannot be known (section 8). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const read = await explainEnvironment(ctx, () => readJob(ctx, params.slug));
  const posting =
    read.outcome === 'found' ? { job: read.job, facts: postingFacts(read.job, Date.now()) } : null;
  const ageSeconds = read.outcome === 'found' && showsAge(read) ? read.ageSeconds : null;
  return data(
    { posting, ageSeconds },
    {
      status: statuses[read.outcome],
      headers: { 'Cache-Control': posting ? pageCaching.rendered : pageCaching.never },
    },
  );
}

/** Not awaited, so that a navigation inside the page shows the loading view at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { pending: serverLoader() };
}

/** The document's Cache-Control is the loader's. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A job's page (specification, section 2, Job detail). */
export default function JobRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred data={loaderData} loading={<JobLoading />}>
      {({ posting, ageSeconds }) =>
        posting ? <JobDetail {...posting} ageSeconds={ageSeconds} /> : <JobNotFound />
      }
    </Deferred>
  );
}

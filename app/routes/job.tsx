import { Suspense } from 'react';
import { Await, data } from 'react-router';
import { careers, job as jobPage } from '#content';
import { BackLink, JobDetail, JobLoading } from '~/careers/detail/JobDetail';
import { isPossibleSlug, type Job, proseOf } from '~/careers/job';
import { jobPosting } from '~/careers/job-posting';
import { readJob, readJobs } from '~/careers/jobs.server';
import { postingFacts } from '~/careers/posting-facts';
import { answerOr } from '~/components/answer-or';
import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { PageHeader } from '~/components/PageHeader';
import { canonical, fullTitle, pageMeta, unlistedMeta } from '~/components/page-meta';
import { Section } from '~/components/Section';
import { AnnounceLoaded } from '~/layout/RouteAnnouncer';
import { careersHead } from '~/pictures/careers-head';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import { beginningOf } from '~/text/beginning-of';
import type { Route } from './+types/job';

export { routeHeaders as headers } from '~/server/responses.server';

/** `isFailure`: the job cannot be read now. Else some that are open. */
interface NotShown {
  readonly isFailure: boolean;
  readonly open: readonly Pick<Job, 'slug' | 'title' | 'location'>[];
}

const failure: NotShown = { isFailure: true, open: [] };

const mostOthers = 12;

/** 404 with other open jobs, or 503 when Supabase fails and nothing is cached. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const read = await readJob(ctx, params.slug);
  if (!read) return data({ detail: failure }, { status: 503 });
  const { value: job, ageSeconds } = read;
  if (job) {
    const headers = { 'Cache-Control': pageCaching.rendered };
    return data({ detail: { job, facts: postingFacts(job, Date.now()), ageSeconds } }, { headers });
  }
  const jobs = isPossibleSlug(params.slug) ? ((await readJobs(ctx))?.value ?? []) : [];
  const open = jobs.slice(0, mostOthers).map(({ slug, title, location }) => {
    return { slug, title, location };
  });
  const notShown: NotShown = { isFailure: false, open };
  return data({ detail: notShown }, { status: 404 });
}

/** Not awaited, so that a navigation shows the loading view at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = serverLoader().then(({ detail }) => detail);
  return { detail: answerOr(loaded, () => failure) };
}

/** After a navigation the job comes later than the head, and the view renders its title. */
export const meta: Route.MetaFunction = ({ loaderData: { detail } }) => {
  if (detail instanceof Promise) return [];
  if ('isFailure' in detail) return unlistedMeta({ title: titleOf(detail) });
  const { job, facts } = detail;
  const { title, slug } = job;
  const closes = facts.closing && `${jobPage.details.closes} ${facts.closing.day}`;
  const summary = beginningOf([facts.pay, closes, proseOf(job)].filter(Boolean).join('. '), 158);
  const posting = import.meta.env.SSR ? [jobPosting(job, canonical)] : [];
  return pageMeta(
    'careers',
    { title: titleOf(detail), description: summary },
    { last: { label: title, path: `/careers/${slug}` }, data: posting },
  );
};

/** After a failure nobody knows whether the job is closed. */
function titleOf(detail: NotShown | { readonly job: Job }): string {
  const { notFound } = jobPage;
  if ('isFailure' in detail) return detail.isFailure ? notFound.title : notFound.meta.title;
  const { title, location } = detail.job;
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
            {isDeferred && <title>{fullTitle(titleOf(loaded))}</title>}
            {'isFailure' in loaded ? <JobNotShown {...loaded} /> : <JobDetail {...loaded} />}
            {isDeferred && <AnnounceLoaded />}
          </>
        )}
      </Await>
    </Suspense>
  );
}

function JobNotShown({ isFailure, open }: NotShown) {
  const { title, subtitle, heading, text, retry, openings, resume } = jobPage.notFound;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} image={careersHead} kicker={<BackLink />} />
      <Section className="two-columns">
        <div>
          {isFailure && (
            <p className="mb-6 border-l-4 border-error pl-4 font-600 text-error">{retry}</p>
          )}
          <h2 className="step-3">{heading}</h2>
          <p className="mt-4 text-muted">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink link={openings} />
            <ButtonLink link={resume} variant="outline" />
          </div>
        </div>
        {open.length > 0 && (
          <div>
            <h3 className="step-2">{careers.list.heading}</h3>
            <ul className="mt-4 grid gap-2">
              {open.map((job) => (
                <li key={job.slug}>
                  <TextLink inline link={{ href: `/careers/${job.slug}`, label: job.title }} />
                  <span className="text-muted"> · {job.location}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Section>
    </>
  );
}

import { Suspense, useState } from 'react';
import { Await, data, useSearchParams } from 'react-router';
import { answerOr } from '~/browser/answer-or';
import { isShown } from '~/browser/shown-page';
import { readJobs } from '~/careers/jobs.server';
import { JobList, JobListLoading } from '~/careers/list/JobList';
import { pageOfJobs, passes, readJobFilter } from '~/careers/list/page-of-jobs';
import { ButtonLink } from '~/components/Button';
import { CheckList, Paragraphs } from '~/components/lists';
import { Page } from '~/components/Page';
import { feedLinks, pageMeta } from '~/components/page-meta';
import { Section, SideSection } from '~/components/Section';
import { careers } from '~/content/careers';
import { careersFeedPaths } from '~/paths';
import { ageToShow } from '~/server/cache/cache-store.server';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/careers';

export { routeHeaders as headers } from '~/server/responses.server';

/** Empty while Supabase fails and nothing is cached. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const result = await readJobs(ctx);
  const found = result.outcome === 'found';
  const list = pageOfJobs(found ? result.value : [], url.searchParams, Date.now());
  return data(
    { jobs: { ...list, ageSeconds: ageToShow(result) } },
    { headers: { 'Cache-Control': found ? pageCaching.rendered : pageCaching.never } },
  );
}

/** Not awaited when it comes from another page, so that the loading view is there at once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const jobs = answerOr(
    request,
    serverLoader().then((loaded) => loaded.jobs),
    () => null,
  );
  return { jobs: isShown('/careers') ? await jobs : jobs };
}

export const meta: Route.MetaFunction = () =>
  pageMeta('careers', careers.meta, { more: feedLinks(careers.meta.title, careersFeedPaths) });

export default function CareersRoute({ loaderData }: Route.ComponentProps) {
  const { intro, resume } = careers;
  return (
    <Page id="careers" content={careers}>
      <Suspense fallback={<JobListLoading />}>
        <Await resolve={loaderData.jobs}>{(jobs) => <Openings jobs={jobs} />}</Await>
      </Suspense>
      <SideSection id="working-here" heading={intro.heading}>
        <div className="measure grid gap-5">
          <Paragraphs texts={intro.paragraphs} className="text-muted" />
          <CheckList items={intro.promises} />
        </div>
      </SideSection>
      <Section
        labelledBy="resume"
        heading={resume.heading}
        text={resume.text}
        beside={<ButtonLink link={resume.link} variant="outline" />}
      />
    </Page>
  );
}

type Jobs = Awaited<Route.ComponentProps['loaderData']['jobs']>;

/** When a choice cannot be fetched, it narrows the longest list that was. */
function Openings({ jobs }: { jobs: Jobs }) {
  const [kept, keep] = useState(jobs);
  const [query] = useSearchParams();
  const isPart =
    jobs?.total === kept?.total && jobs && kept && jobs.cards.length < kept.cards.length;
  if (jobs && jobs !== kept && !isPart) keep(jobs);
  if (jobs || !kept) return <JobList {...(jobs ?? noJobs)} />;
  const filter = kept.facets ? readJobFilter(query, kept.facets) : kept.filter;
  const matching = kept.cards.filter(({ traits }) => passes(traits, filter)).length;
  return <JobList {...kept} filter={filter} matching={matching} />;
}

const noJobs = { ...pageOfJobs([], new URLSearchParams(), 0), ageSeconds: null };

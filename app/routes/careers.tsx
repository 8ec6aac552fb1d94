import { Suspense } from 'react';
import { Await, data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { careers } from '#content';
import { readJobs } from '~/careers/jobs.server';
import { openPositions, type Positions } from '~/careers/list/filter-jobs';
import { JobList, JobListLoading } from '~/careers/list/JobList';
import { answerOr } from '~/components/answer-or';
import { ButtonLink } from '~/components/Button';
import { CheckList, Paragraphs } from '~/components/lists';
import { Page } from '~/components/Page';
import { feedLinks, pageMeta } from '~/components/page-meta';
import { Section, SideSection } from '~/components/Section';
import { careersFeedPaths } from '~/content/pages';
import { careersHead } from '~/pictures/careers-head';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/careers';

export { routeHeaders as headers } from '~/server/responses.server';

/** Empty while Supabase fails and nothing is cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const read = await readJobs(context.get(requestContext));
  const positions = openPositions(read?.value ?? [], Date.now());
  return data(
    { jobs: { ...positions, ageSeconds: read?.ageSeconds ?? null } },
    { headers: { 'Cache-Control': read ? pageCaching.rendered : pageCaching.never } },
  );
}

/** Not awaited, so that the loading view is there at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = serverLoader().then(({ jobs }) => jobs);
  return { jobs: answerOr(loaded, () => noJobs) };
}

const noJobs: Positions & { ageSeconds: null } = { cards: [], facets: null, ageSeconds: null };

/** Filters change only the address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search;

export const meta = () =>
  pageMeta('careers', careers.meta, { more: feedLinks(careers.meta.title, careersFeedPaths) });

export default function CareersRoute({ loaderData }: Route.ComponentProps) {
  const { intro, resume } = careers;
  return (
    <Page id="careers" content={{ header: { ...careers.header, image: careersHead } }}>
      <Suspense fallback={<JobListLoading />}>
        <Await resolve={loaderData.jobs}>{(jobs) => <JobList {...jobs} />}</Await>
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

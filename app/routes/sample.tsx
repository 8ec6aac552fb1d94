import { data } from 'react-router';
import { Breadcrumbs } from '~/components/Breadcrumbs';
import { PageHeader } from '~/components/PageHeader';
import { PrintButton } from '~/components/PrintButton';
import { Prose } from '~/components/Prose';
import { pageMeta } from '~/components/page-meta';
import { SampleLinks } from '~/components/SampleLinks';
import { allSampleDocuments, listedSamples, samples } from '~/content/collections.server';
import { longDate } from '~/text/long-date';
import type { Route } from './+types/sample';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const sample = allSampleDocuments.find((each) => each.slug === slug);
  if (!sample) throw data(null, { status: 404 });
  const { disclaimer, organization, dated, print } = samples;
  const items = listedSamples.items.filter((each) => each.slug !== slug);
  return {
    sample,
    words: { disclaimer, organization, dated, print },
    others: { ...listedSamples, ...samples.others, items },
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { sample } }) =>
  pageMeta(
    'samples',
    { title: `${sample.title} (sample)`, description: sample.description },
    { last: { label: sample.title, path: sample.path }, card: `samples/${sample.slug}` },
  );

export default function SampleRoute({ loaderData }: Route.ComponentProps) {
  const { sample, words, others } = loaderData;
  const { path } = sample;
  return (
    <>
      <article>
        <PageHeader
          title={sample.title}
          subtitle={words.organization}
          kicker={<Breadcrumbs page="samples" last={{ label: sample.title, path }} />}
        >
          <p className="w-full border-l-3 border-line pl-4">
            {words.disclaimer}
            <span className="block text-muted">
              {words.dated} <time dateTime={sample.date}>{longDate(sample.date)}</time>
            </span>
          </p>
          <PrintButton>{words.print}</PrintButton>
        </PageHeader>
        <div className="wrap pb-16 md:pb-24 print:pb-0">
          <Prose html={sample.html} className="sheet" />
        </div>
      </article>
      <SampleLinks samples={others} />
    </>
  );
}

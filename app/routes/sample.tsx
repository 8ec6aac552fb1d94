import { Breadcrumbs } from '~/components/Breadcrumbs';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { PrintButton } from '~/components/PrintButton';
import { Prose } from '~/components/Prose';
import { SampleLinks } from '~/components/SampleLinks';
import { longDate } from '~/content/long-date';
import { sampleDocuments, sampleFiles } from '~/content/sample-documents';
import { samples } from '~/content/samples';
import { contentHook } from '~/navigation/content-hook';
import { knownSlugs } from '~/server/http/known-slugs.server';
import type { Route } from './+types/sample';

export const middleware = [knownSlugs(sampleDocuments.map(({ slug }) => slug))];

const useSample = contentHook(sampleFiles);

/** One sample document, whole: a file in app/content/samples. */
export default function SampleRoute({ params }: Route.ComponentProps) {
  const { html, frontmatter: sample } = useSample(params.slug);
  const { path } = sample;
  return (
    <>
      <PageMeta
        title={`${sample.title} (sample)`}
        description={sample.description}
        path={path}
        card={`samples/${sample.slug}`}
      />
      <article>
        <PageHeader
          title={sample.title}
          subtitle={samples.organization}
          kicker={<Breadcrumbs page="samples" last={{ label: sample.title, path }} />}
        >
          <p className="w-full border-l-3 border-cedar pl-4">
            {samples.notice}
            <span className="block text-muted">
              {samples.dated} <time dateTime={sample.date}>{longDate(sample.date)}</time>
            </span>
          </p>
          <PrintButton>{samples.print}</PrintButton>
        </PageHeader>
        <div className="wrap pb-16 md:pb-24 print:pb-0">
          <Prose html={html} className="sheet" />
        </div>
      </article>
      <SampleLinks
        samples={sampleDocuments.filter(({ slug }) => slug !== sample.slug)}
        words={samples.others}
      />
    </>
  );
}

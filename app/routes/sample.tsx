import { Breadcrumbs } from '~/components/Breadcrumbs';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { PrintButton } from '~/components/PrintButton';
import { Prose } from '~/components/Prose';
import { SampleLinks } from '~/components/SampleLinks';
import { longDate } from '~/content/long-date';
import { sampleDocuments, samplePath, useSample } from '~/content/sample-documents';
import { samples } from '~/content/samples';
import { usePath } from '~/layout/usePath';

/** One sample document, whole; every file in app/content/samples has a route to this module. */
export default function SampleRoute() {
  const { html, frontmatter: sample } = useSample(usePath().split('/').at(-1) ?? '');
  const path = samplePath(sample.slug);
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
        <div className="wrap pb-16 md:pb-24">
          <Prose html={html} className="sheet" />
        </div>
      </article>
      <SampleLinks samples={sampleDocuments.filter(({ slug }) => slug !== sample.slug)} />
    </>
  );
}

import { Breadcrumbs } from '~/components/Breadcrumbs';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { SampleList } from '~/components/SampleLinks';
import { sampleDocuments } from '~/content/sample-documents';
import { samples } from '~/content/samples';

/** The sample documents: what a client receives, for everybody to read. */
export default function SamplesRoute() {
  return (
    <>
      <PageMeta {...samples.meta} path="/resources/samples" card="samples" />
      <PageHeader {...samples.header} kicker={<Breadcrumbs page="samples" />} />
      <div className="wrap pt-4 pb-16 md:pb-24">
        <SampleList samples={sampleDocuments} heading="h2" />
      </div>
    </>
  );
}

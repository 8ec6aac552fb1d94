import { Page } from '~/components/Page';
import { SampleList } from '~/components/SampleLinks';
import { sampleDocuments } from '~/content/sample-documents';
import { samples } from '~/content/samples';

/** The sample documents: what a client receives, for everybody to read. */
export default function SamplesRoute() {
  return (
    <Page id="samples" content={samples}>
      <div className="wrap pt-4 pb-16 md:pb-24">
        <SampleList samples={sampleDocuments} heading="h2" />
      </div>
    </Page>
  );
}

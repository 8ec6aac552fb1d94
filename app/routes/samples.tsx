import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { SampleList } from '~/components/SampleLinks';
import { listedSamples, samples } from '~/content/collections.server';
import type { Route } from './+types/samples';

export const loader = () => ({
  meta: samples.meta,
  header: samples.header,
  closing: samples.closing,
  samples: listedSamples.items,
});

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('samples', loaderData.meta);

export default function SamplesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page id="samples" content={loaderData}>
      <div className="wrap pt-4 pb-10 md:pb-14">
        <SampleList samples={loaderData.samples} level="h2" />
      </div>
    </Page>
  );
}

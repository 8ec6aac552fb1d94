import { Breadcrumbs } from '~/components/Breadcrumbs';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { SampleLinks } from '~/components/SampleLinks';
import { resources } from '~/content/resources';
import { sampleDocuments } from '~/content/sample-documents';
import { LocalNewsletter } from '~/newsletter/LocalNewsletter';
import { FeaturedInsight } from './resources/FeaturedInsight';
import { ResourceCards } from './resources/ResourceCards';

/** The resources hub (specification, section 2). */
export default function ResourcesRoute() {
  return (
    <>
      <PageMeta {...resources.meta} path="/resources" card="resources" />
      <PageHeader {...resources.header} kicker={<Breadcrumbs page="resources" />} />
      <ResourceCards />
      <SampleLinks samples={sampleDocuments} />
      <FeaturedInsight />
      <LocalNewsletter {...resources.newsletter} />
    </>
  );
}

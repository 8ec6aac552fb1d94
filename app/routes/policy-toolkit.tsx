import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { SampleLinks } from '~/components/SampleLinks';
import { policyToolkit } from '~/content/policy-toolkit';
import { samplesFor } from '~/content/sample-documents';
import { Inside } from './policy-toolkit/Inside';
import { Intro } from './policy-toolkit/Intro';
import { ProductCards } from './policy-toolkit/ProductCards';
import { Steps } from './policy-toolkit/Steps';
import { ToolkitData } from './policy-toolkit/ToolkitData';

/** The Policy Forward Toolkit (specification, section 2, Policy Toolkit). */
export default function PolicyToolkitRoute() {
  const { meta, header, products, closing } = policyToolkit;
  return (
    <>
      <PageMeta {...meta} path="/products/policy-toolkit" card="policy-toolkit" />
      <PageHeader {...header} kicker={<Breadcrumbs page="policy-toolkit" />}>
        <ButtonLink to="#products" size="lg">
          {products.choose}
        </ButtonLink>
      </PageHeader>
      <Intro />
      <Inside />
      <SampleLinks samples={samplesFor('/products/policy-toolkit')} />
      <ProductCards />
      <Steps />
      <ClosingCall {...closing} />
      <ToolkitData />
    </>
  );
}

import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section } from '~/components/Section';
import { products } from '~/content/products';
import { SuiteFeature } from './products/SuiteFeature';
import { ToolkitFeature } from './products/ToolkitFeature';

/** Tools and Resources (specification, section 2, Tools and Resources). */
export default function ProductsRoute() {
  const { meta, header, intro, resources, closing } = products;
  return (
    <>
      <PageMeta {...meta} path="/products" card="products" />
      <PageHeader {...header} kicker={<Breadcrumbs page="products" />} />
      <div className="wrap pt-14 md:pt-20">
        <p className="max-w-[46rem] font-display step-2 leading-snug">{intro}</p>
      </div>
      <ToolkitFeature />
      <SuiteFeature />
      <Section
        labelledBy="resources"
        className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6"
      >
        <div className="measure">
          <h2 id="resources" className="step-3">
            {resources.heading}
          </h2>
          <p className="mt-4 text-muted">{resources.text}</p>
        </div>
        <ButtonLink to={resources.link.href} variant="outline">
          {resources.link.label}
        </ButtonLink>
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}

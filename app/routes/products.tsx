import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Arrow, CardLink } from '~/components/links';
import { CheckList } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading } from '~/components/Section';
import { products } from '~/content/collections.server';
import { pageById } from '~/pages';
import type { Route } from './+types/products';

export const loader = () => products;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('products', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { intro, toolkit, suite, resources } = loaderData;
  return (
    <Page id="products" content={loaderData}>
      <div className="wrap pt-10 md:pt-14">
        <p className="max-w-[46rem] font-display step-2 leading-snug">{intro}</p>
      </div>
      <ToolkitFeature {...toolkit} />
      <SuiteFeature {...suite} />
      <Section
        labelledBy="resources"
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6"
      >
        <div className="measure">
          <SectionHeading id="resources" heading={resources.heading} />
          <p className="mt-4 text-muted">{resources.text}</p>
        </div>
        <ButtonLink link={resources.link} variant="outline" />
      </Section>
    </Page>
  );
}

function ToolkitFeature({ heading, text, points, image, link }: Content['toolkit']) {
  return (
    <Section labelledBy="toolkit" className="grid items-center gap-8 lg:grid-cols-12">
      <Picture name={image} className="aspect-[4/3] w-full rounded-xl object-cover lg:col-span-7" />
      <div className="lg:col-span-5">
        <SectionHeading id="toolkit" heading={heading} />
        <p className="mt-4 text-muted">{text}</p>
        <CheckList items={points} className="mt-5" />
        <ButtonLink link={link} className="mt-6" />
      </div>
    </Section>
  );
}

function SuiteFeature({ heading, text, tools, link }: Content['suite']) {
  return (
    <Section ground="night" labelledBy="suite" className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <SectionHeading id="suite" heading={heading} />
          <p className="mt-4 text-muted">{text}</p>
          <ButtonLink link={link} className="mt-6" />
        </div>
      </div>
      <ul className="border-t border-line lg:col-span-7 lg:col-start-6">
        {tools.map(({ id, name, description, icon }) => (
          <li
            key={id}
            className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:gap-x-7"
          >
            <Icon name={icon} className="icon-7 text-evergreen" />
            <div className="min-w-[min(9rem,100%)] flex-1">
              <h3 className="step-1">
                <CardLink to={`${pageById('aimpact-suite').path}#${id}`}>{name}</CardLink>
              </h3>
              <p className="text-muted">{description}</p>
            </div>
            <Arrow />
          </li>
        ))}
      </ul>
    </Section>
  );
}

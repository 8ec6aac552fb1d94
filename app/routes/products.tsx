import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { CardLink } from '~/components/links';
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
      <div className="wrap pt-14 md:pt-20">
        <p className="max-w-[46rem] font-display step-2 leading-snug">{intro}</p>
      </div>
      <ToolkitFeature {...toolkit} />
      <SuiteFeature {...suite} />
      <Section
        labelledBy="resources"
        className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6"
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
    <section aria-labelledby="toolkit" className="wrap py-14 md:py-20">
      <div className="grid items-center md:grid-cols-12">
        <Picture
          name={image}
          className="aspect-[4/3] w-full rounded-2xl object-cover md:col-span-8 md:col-start-1 md:row-start-1"
        />
        <div className="card group relative mx-[min(1rem,2.8vw)] -mt-12 p-7 lift sm:p-9 md:col-span-6 md:col-start-7 md:row-start-1 md:mx-0 md:mt-0 lg:col-span-5 lg:col-start-8">
          <SectionHeading id="toolkit" heading={heading} />
          <p className="mt-4 text-muted">{text}</p>
          <CheckList items={points} className="mt-5" />
          <ButtonLink link={link} className="mt-7 stretched-link" />
        </div>
      </div>
    </section>
  );
}

function SuiteFeature({ heading, text, tools, link }: Content['suite']) {
  return (
    <Section ground="night" labelledBy="suite" className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <SectionHeading id="suite" heading={heading} />
          <p className="mt-4 text-muted">{text}</p>
          <ButtonLink link={link} className="mt-7" />
        </div>
      </div>
      <ul className="border-t border-line lg:col-span-7 lg:col-start-6">
        {tools.map(({ id, name, description, image }) => (
          <li
            key={id}
            className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:gap-x-7"
          >
            <Picture
              name={image}
              sizes="7rem"
              className="aspect-[4/3] w-18 rounded-xl object-cover sm:w-32"
            />
            <div className="min-w-[min(9rem,100%)] flex-1">
              <h3 className="step-1">
                <CardLink to={`${pageById('aimpact-suite').path}#${id}`}>{name}</CardLink>
              </h3>
              <p className="text-muted">{description}</p>
            </div>
            <Icon name="i-lucide-arrow-right" className="ml-auto icon-5 text-evergreen nudge" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

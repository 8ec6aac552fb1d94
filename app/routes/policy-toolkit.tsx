import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { TextLink } from '~/components/links';
import { CheckList, Paragraphs, PlainList, StepList } from '~/components/lists';
import { Page } from '~/components/Page';
import { canonical, pageMeta, publisher } from '~/components/page-meta';
import { SampleList } from '~/components/SampleLinks';
import { Section, SectionHeading } from '~/components/Section';
import { policyToolkit, prices, samplesFor } from '~/content/collections.server';
import { organization } from '~/content/organization';
import { pageById } from '~/content/pages';
import { formatCents } from '~/text/numbers';
import type { Route } from './+types/policy-toolkit';
import { ProductCards } from './policy-toolkit/ProductCards';

export const loader = () => {
  const samples = samplesFor(pageById('policy-toolkit').path);
  const product = { ...prices.toolkit, currency: prices.currency };
  return { ...policyToolkit, product, samples };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('policy-toolkit', loaderData.meta, {
    data: import.meta.env.SSR ? [productData(loaderData)] : [],
  });

/** See developers.google.com/search/docs/appearance/structured-data/product. */
function productData({ meta, product, products }: Route.ComponentProps['loaderData']) {
  const url = canonical(pageById('policy-toolkit').path);
  return {
    '@type': 'Product',
    name: product.name,
    description: meta.description,
    image: products.items.map(({ image }) => canonical(image.src)),
    sku: 'full-toolkit',
    brand: { '@type': 'Brand', name: organization.name },
    url,
    offers: {
      '@type': 'Offer',
      price: product.prices['full-toolkit'].toFixed(2),
      priceCurrency: product.currency,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: `${url}#products`,
      seller: publisher(),
    },
  } as const;
}

export default function PolicyToolkitRoute({ loaderData }: Route.ComponentProps) {
  const { intro, inside, samples, products, product, steps } = loaderData;
  return (
    <Page id="policy-toolkit" content={loaderData}>
      <Section labelledBy="intro" className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <SectionHeading id="intro" heading={intro.heading} />
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <span className="font-display step-3">
              {formatCents(product.prices['full-toolkit'] * 100)} ({product.currency})
            </span>
            <ButtonLink link={{ href: '#products', label: products.heading }} variant="accent" />
          </p>
          <Paragraphs texts={intro.paragraphs} className="mt-5 text-muted" />
          <CheckList items={intro.points} className="mt-6" />
          <p className="mt-6">
            <TextLink link={intro.link} />
          </p>
        </div>
        <SampleList samples={samples.items.slice(0, 1)} />
      </Section>
      <Section
        ground="mist"
        id={inside.id}
        labelledBy="inside-title"
        heading={inside.heading}
        text={inside.text}
      >
        <ul className="mt-10 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {inside.parts.map((part) => (
            <li
              key={part.id}
              id={part.id}
              className="mb-8 grid border-t-2 border-ink pt-5 target:border-evergreen sm:row-span-3 sm:grid-rows-subgrid"
            >
              <h3 className="flex items-center gap-3 step-2">
                <Icon name={part.icon} className="icon-7 text-evergreen" />
                {part.title}
              </h3>
              <p className="mt-2 text-muted">{part.description}</p>
              <PlainList
                items={part.templates}
                className="mt-4"
                entry="border-t border-line py-2 leading-snug"
              />
            </li>
          ))}
        </ul>
      </Section>
      <ProductCards products={products} {...product} />
      <Section ground="night" labelledBy="steps" heading={steps.heading}>
        <StepList steps={steps.items} className="mt-10 lg:grid-cols-4" />
      </Section>
    </Page>
  );
}

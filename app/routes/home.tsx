import { CardList } from '~/components/lists';
import { BelowFold } from '~/components/Page';
import { canonical, pageMeta } from '~/components/page-meta';
import { SampleRow } from '~/components/SampleLinks';
import { SideSection } from '~/components/Section';
import { Testimonials } from '~/components/Testimonial';
import { home, listedSamples } from '~/content/collections.server';
import { estimate } from '~/content/estimate';
import { organization } from '~/content/organization';
import { NewsletterSignup } from '~/newsletter/NewsletterSignup';
import type { Signup } from '~/newsletter/signup.server';
import { homePicture } from '~/pictures/pictures.server';
import { estimatePrice } from '~/pricing/estimate';
import { fill } from '~/text/fill';
import { formatCents } from '~/text/numbers';
import type { Route } from './+types/home';
import { Hero } from './home/Hero';
import { Prices, ServicesIndex, Technology } from './home/Offer';

const { location, social } = organization;
const accounts = social.map(({ href }) => href).filter((href) => href.startsWith('https://'));

const organizationData = {
  '@type': 'NGO',
  '@id': canonical('/#organization'),
  name: organization.name,
  alternateName: organization.shortName,
  description: organization.description,
  url: canonical('/'),
  logo: canonical('/icon-512.png'),
  email: organization.email,
  ...(organization.call && { telephone: organization.call.label }),
  address: {
    '@type': 'PostalAddress',
    addressLocality: location.city,
    addressRegion: location.regionCode,
    addressCountry: location.countryCode,
  },
  ...(accounts.length > 0 && { sameAs: accounts }),
} as const;

const siteData = {
  '@type': 'WebSite',
  name: organization.name,
  url: canonical('/'),
  inLanguage: 'en-CA',
  publisher: { '@id': organizationData['@id'] },
} as const;

const shown = {
  ...listedSamples,
  items: listedSamples.items.map(({ path, title, picture }) => ({ path, title, picture })),
};

export function loader() {
  const { rates, example } = estimate;
  const priced = estimatePrice(example.headcount, rates);
  const price = priced.outcome === 'priced' ? formatCents(priced.monthly) : '';
  return {
    ...home,
    picture: homePicture,
    samples: shown,
    tiers: rates.tiers,
    example: fill(example.text, { price }),
  };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('home', loaderData.meta, { data: [organizationData, siteData] });

/** /newsletter renders it with a signup's result. */
export default function HomeRoute({
  loaderData,
  actionData,
}: {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: Signup | undefined;
}) {
  const { whyUs } = loaderData;
  return (
    <>
      <Hero content={loaderData} />
      <SampleRow samples={loaderData.samples} />
      <BelowFold>
        <SideSection id="why-us" heading={whyUs.heading}>
          <CardList
            cards={whyUs.cards}
            className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10"
            entry="gap-4"
          />
        </SideSection>
        <ServicesIndex {...loaderData.services} />
        <Prices {...loaderData} />
        <Technology {...loaderData} />
        <Testimonials {...loaderData.testimonials} />
        <NewsletterSignup result={actionData} />
      </BelowFold>
    </>
  );
}

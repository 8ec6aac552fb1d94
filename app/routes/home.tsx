import { ButtonLink } from '~/components/Button';
import { CardList, CheckList, Paragraphs } from '~/components/lists';
import { BelowFold } from '~/components/Page';
import { canonical, pageMeta } from '~/components/page-meta';
import { SampleRow } from '~/components/SampleRow';
import { Section, SideSection } from '~/components/Section';
import { Testimonials } from '~/components/Testimonials';
import { home, sampleRow } from '~/content/collections.server';
import { estimate, monthlyRates } from '~/content/estimate';
import { organization } from '~/content/organization';
import { NewsletterSignup } from '~/newsletter/NewsletterSignup';
import type { Signup } from '~/newsletter/signup.server';
import { homePicture } from '~/pictures/pictures.server';
import { estimatePrice } from '~/pricing/estimate';
import { fill } from '~/text/fill';
import { formatCents } from '~/text/numbers';
import type { Route } from './+types/home';
import { Hero } from './home/Hero';
import { Prices } from './home/Prices';

export function loader() {
  const { rates, example } = estimate;
  const priced = estimatePrice(example.headcount, rates);
  const price = priced.outcome === 'priced' ? formatCents(priced.monthly) : '';
  return {
    ...home,
    picture: homePicture,
    samples: { ...sampleRow, items: sampleRow.items.slice(0, 3) },
    rates: monthlyRates,
    example: fill(example.text, { price }),
  };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('home', loaderData.meta, { data: import.meta.env.SSR ? structuredData() : [] });

function structuredData() {
  const { location, social } = organization;
  const accounts = social.map(({ href }) => href).filter((href) => href.startsWith('https://'));
  const id = canonical('/#organization');
  const nonprofit = {
    '@type': 'NGO',
    '@id': id,
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
  const site = { '@type': 'WebSite', name: organization.name, inLanguage: 'en-CA' } as const;
  return [nonprofit, { ...site, url: canonical('/'), publisher: { '@id': id } }];
}

/** /newsletter renders it with a signup's result. */
export default function HomeRoute({
  loaderData,
  actionData,
}: {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: Signup | undefined;
}) {
  const { whyUs, services, partner, suite } = loaderData;
  return (
    <>
      <Hero content={loaderData} />
      <SampleRow samples={loaderData.samples} />
      <BelowFold>
        <SideSection id="why-us" heading={whyUs.heading}>
          <CardList cards={whyUs.cards} className="grid gap-8 sm:grid-cols-2" />
        </SideSection>
        <Section
          ground="mist"
          labelledBy="services"
          heading={services.heading}
          text={services.text}
          beside={<ButtonLink link={services.all} variant="outline" />}
        >
          <CardList
            cards={services.cards}
            className="mt-8 grid max-sm:border-b border-edge sm:grid-cols-2 sm:gap-5 xl:grid-cols-3"
            entry="border-t border-edge py-3 sm:card sm:p-6"
          />
        </Section>
        <Prices {...loaderData} />
        <SideSection
          ground="night"
          id="partner"
          heading={partner.heading}
          beside={
            <>
              <Paragraphs texts={partner.paragraphs} className="mt-5 text-balance text-muted" />
              <CheckList items={partner.points} className="mt-6" />
              <ButtonLink link={partner.link} className="mt-8 mb-4" />
            </>
          }
        >
          <h3 className="step-1">{suite.heading}</h3>
          <p className="mt-2 text-muted">{suite.text}</p>
          <CardList
            cards={suite.tools}
            level="h4"
            className="mt-6 border-b border-line"
            entry="border-t border-line py-3"
          />
        </SideSection>
        <Testimonials {...loaderData.testimonials} />
        <NewsletterSignup result={actionData} />
      </BelowFold>
    </>
  );
}

import { LinkButton } from '~/components/Button';
import { canonical } from '~/components/canonical';
import { Estimator } from '~/components/estimate/Estimator';
import { Icon } from '~/components/Icon';
import { Paragraphs } from '~/components/Paragraphs';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { SectionHeading, SideSection } from '~/components/Section';
import { Testimonials } from '~/components/Testimonial';
import { CheckList } from '~/components/TextList';
import { home } from '~/content/collections.server';
import { estimate } from '~/content/estimate.server';
import { organization } from '~/content/organization';
import { NewsletterSignup } from '~/newsletter/NewsletterSignup';
import type { Signup } from '~/newsletter/signup';
import type { Route } from './+types/home';
import { Hero } from './home/Hero';
import { ServicesIndex, SuiteStrip } from './home/Offer';

const { location, social } = organization;
const accounts = social.map(({ href }) => href).filter((href) => href.startsWith('https://'));

/** Who we are, for search engines. Placeholder social links are left out. */
const organizationData = {
  '@type': 'NGO',
  '@id': canonical('/#organization'),
  name: organization.name,
  alternateName: organization.shortName,
  description: organization.description,
  url: canonical('/'),
  logo: canonical('/icon-512.png'),
  email: organization.email,
  address: {
    '@type': 'PostalAddress',
    addressLocality: location.city,
    addressRegion: location.regionCode,
    addressCountry: location.countryCode,
  },
  ...(accounts.length > 0 && { sameAs: accounts }),
} as const;

/** Which site this is, for search engines. */
const siteData = {
  '@type': 'WebSite',
  name: organization.name,
  url: canonical('/'),
  inLanguage: 'en-CA',
  publisher: { '@id': organizationData['@id'] },
} as const;

export const loader = () => ({ ...home, estimate });

/** A signup changes nothing on the page. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('home', loaderData.meta, { data: [organizationData, siteData] });

type Content = Route.ComponentProps['loaderData'];

/** The home page, prerendered. The route /newsletter renders it with a signup's result. */
export default function HomeRoute({
  loaderData,
  actionData,
}: {
  loaderData: Content;
  actionData?: Signup | undefined;
}) {
  return (
    <>
      <Hero content={loaderData} />
      <WhyUs {...loaderData.whyUs} />
      <PartnerSection {...loaderData.partner} />
      <ServicesIndex {...loaderData.services} />
      <SuiteStrip {...loaderData.suite} />
      <Estimator content={loaderData.estimate} />
      <Testimonials ground="mist" {...loaderData.testimonials} />
      <NewsletterSignup answer={actionData} />
    </>
  );
}

function WhyUs({ heading, cards }: Content['whyUs']) {
  return (
    <SideSection id="why-us" heading={heading}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        {cards.map((card) => (
          <li key={card.title} className="border-t-2 border-ink pt-5">
            <Icon name={card.icon} className="icon-7 text-cedar" />
            <h3 className="mt-4 step-1">{card.title}</h3>
            <p className="mt-2 text-muted">{card.description}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

function PartnerSection({ heading, paragraphs, points, link }: Content['partner']) {
  return (
    <section aria-labelledby="partner" className="on-night bg-night text-on-night">
      <div className="wrap grid gap-10 py-16 md:grid-cols-12 md:py-24">
        <div className="md:col-span-7">
          <SectionHeading id="partner" heading={heading} />
          <Paragraphs texts={paragraphs} className="mt-5 max-w-[38rem] text-muted" />
          <CheckList items={points} className="mt-7" />
          <LinkButton link={link} className="mt-9" />
        </div>
        <div className="md:col-span-5">
          <Picture
            name="features/partnership"
            className="aspect-[4/5] w-full rounded-2xl object-cover md:-mt-36 md:lift-high"
          />
        </div>
      </div>
    </section>
  );
}

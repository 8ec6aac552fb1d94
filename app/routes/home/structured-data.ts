import type { Organization, Thing, WebSite, WithContext } from 'schema-dts';
import { organization } from '~/content/organization';

/** Who we are and which site this is, for search engines. Placeholder social links are left out. */
export function homeData(canonical: (path: string) => string): readonly WithContext<Thing>[] {
  const { location, social } = organization;
  const accounts = social.map(({ href }) => href).filter((href) => href.startsWith('https://'));
  const self: WithContext<Organization> = {
    '@context': 'https://schema.org',
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
  };
  const site: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: organization.name,
    url: canonical('/'),
    inLanguage: 'en-CA',
    publisher: { '@id': canonical('/#organization') },
  };
  return [self, site];
}

import { canonical } from '~/components/canonical';
import { organization } from '~/content/organization';

const { location, social } = organization;
const accounts = social.map(({ href }) => href).filter((href) => href.startsWith('https://'));

/** Who we are, for search engines. Placeholder social links are left out. */
export const organizationData = {
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
export const siteData = {
  '@type': 'WebSite',
  name: organization.name,
  url: canonical('/'),
  inLanguage: 'en-CA',
  publisher: { '@id': organizationData['@id'] },
} as const;

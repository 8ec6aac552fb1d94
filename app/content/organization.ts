import type { Organization } from './schemas/organization.ts';

const email = 'hello@cedarline.example';

/** Who we are, in one place: a new name, partner, address or account is an edit of this file. */
export const organization = {
  name: 'Cedarline Nonprofit Partners',
  shortName: 'Cedarline',
  tagline: 'Empowering Nonprofits for Lasting Impact',
  description:
    'Outsourced operations, advice, training and technology for Canadian nonprofits and charities, from a nonprofit in Toronto.',
  footerLine: 'Proudly Canadian with Impact Beyond',
  copyrightYear: 2025,
  email,
  generalEnquiries: `mailto:${email}`,
  location: {
    text: 'Toronto, Ontario',
    city: 'Toronto',
    region: 'Ontario',
    regionCode: 'ON',
    country: 'Canada',
    countryCode: 'CA',
  },
  timeZone: 'America/Toronto',
  mailingAddress: '12 Example Street, Toronto, Ontario M0M 0M0, Canada',
  privacyOfficer: 'Privacy Officer',
  privacyRegulator: {
    name: 'Office of the Privacy Commissioner of Canada',
    href: 'https://www.priv.gc.ca/en/',
  },
  social: [
    { name: 'LinkedIn', icon: 'i-lucide-linkedin', href: '#' },
    { name: 'Instagram', icon: 'i-lucide-instagram', href: '#' },
    { name: 'Facebook', icon: 'i-lucide-facebook', href: '#' },
  ],
  partner: { name: 'AImpact Technologies', suite: 'AImpact Suite' },
  experience: 'over 15 years of sector experience',
  replyPromise: 'within 24 hours',
  imageBase: '',
} satisfies Organization;

import { organization } from './organization.ts';

export const footer = {
  services: {
    heading: 'Services',
    links: [
      { page: 'services/governance' },
      { page: 'services/fundraising' },
      { page: 'services/financial-operations' },
      { page: 'services/human-resources' },
      { page: 'services/data-management' },
      { page: 'services/training-education' },
      { page: 'speaking' },
      { page: 'services/custom-solutions', name: 'Custom Solutions' },
    ],
  },
  company: {
    heading: 'Company',
    links: [
      { page: 'about' },
      { page: 'partnership' },
      { page: 'team' },
      { page: 'products' },
      { page: 'pricing' },
      { page: 'resources' },
      { page: 'impact-stories' },
      { page: 'careers' },
    ],
  },
  connect: {
    heading: 'Connect',
    links: [
      { label: organization.email, href: organization.generalEnquiries },
      ...(organization.call ? [organization.call] : []),
    ],
    address: organization.address,
    socialLabel: `${organization.shortName} on social networks`,
  },
  suite: {
    link: { label: 'Meet the five tools', href: '/products/aimpact-suite' },
  },
  legal: [
    { page: 'privacy-policy' },
    { page: 'terms-conditions' },
    { page: 'sms-policy' },
    { page: 'accessibility' },
  ],
  line: organization.footerLine,
  copyright: `© ${organization.copyrightYear} ${organization.name}`,
} as const;

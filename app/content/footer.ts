import { organization } from './organization.ts';

/** What stands at the foot of every page. */
export const footer = {
  services: {
    heading: 'Services',
    links: [
      { label: 'Governance & Risk Management', href: '/services/governance' },
      { label: 'Fundraising & Grant Management', href: '/services/fundraising' },
      { label: 'Financial Operations', href: '/services/financial-operations' },
      { label: 'Human Resources', href: '/services/human-resources' },
      { label: 'Data Management & Reporting', href: '/services/data-management' },
      { label: 'Training & Education', href: '/services/training-education' },
      { label: 'Speaking', href: '/services/speaking' },
      { label: 'Custom Solutions', href: '/services/custom-solutions' },
    ],
  },
  company: {
    heading: 'Company',
    links: [
      { label: 'Our Story', href: '/about' },
      { label: 'Partnership', href: '/about/partnership' },
      { label: 'Team', href: '/about/team' },
      { label: 'Tools and Resources', href: '/products' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Resources', href: '/resources' },
      { label: 'Impact Stories', href: '/resources/impact-stories' },
      { label: 'Careers', href: '/careers' },
    ],
  },
  connect: {
    heading: 'Connect',
    contact: { label: organization.email, href: organization.generalEnquiries },
    mailingAddress: organization.mailingAddress,
    privacy: { label: organization.privacyOfficer, href: organization.generalEnquiries },
    socialLabel: `${organization.shortName} on social networks`,
  },
  suite: {
    text: `${organization.partner.suite} launches in November 2025: hosted in Canada and included with our services at no extra cost.`,
    link: { label: 'Meet the five tools', href: '/products/aimpact-suite' },
  },
  legal: [
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Terms & Conditions', href: '/terms-conditions' },
    { label: 'SMS Policy', href: '/sms-policy' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
  line: organization.footerLine,
  copyright: `© ${organization.copyrightYear} ${organization.name}`,
} as const;

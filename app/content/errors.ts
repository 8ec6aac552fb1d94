import { organization } from './organization.ts';

export const errors = {
  notFound: {
    meta: { title: 'Page Not Found: Ways Back to Our Site' },
    header: {
      title: 'Page not found',
      subtitle: 'There’s no page at this address.',
    },
    text: 'The page may have moved, or the address may be mistyped.',
    search: { label: 'Search this site', button: 'Search' },
    linksHeading: 'Where to go from here',
    links: [
      { label: 'Our Services', href: '/services' },
      { label: 'Resources', href: '/resources' },
      { label: 'Open Positions', href: '/careers' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
  failure: {
    meta: { title: 'Something Went Wrong on Our Side' },
    header: {
      title: 'Something went wrong on our side',
      subtitle: 'It wasn’t anything you did.',
    },
    text: 'Please try again in a moment. If it keeps happening, email us, so we can find out what went wrong.',
    reference: 'Please mention this reference:',
    // An empty address is the page's own.
    again: { label: 'Load this page again', href: '' },
    links: [
      { label: 'Home', href: '/' },
      { label: `Email ${organization.email}`, href: organization.generalEnquiries },
    ],
  },
  unconfigured: 'This site isn’t fully set up yet',
} as const;

import { booking } from './booking.ts';
import { organization } from './organization.ts';
import { toolkitProduct } from './rates.ts';
import type { PageContent } from './schemas/page.ts';
import { suiteModuleList } from './suite-modules.ts';

const { suite } = organization.partner;

/** Tools and Resources. */
export const products = {
  meta: {
    title: 'Tools and Resources for Nonprofit Teams',
    description: `A policy toolkit with ${toolkitProduct.templates} templates for $${toolkitProduct.price} (CAD), and a suite of five tools that is hosted in Canada and included with our services at no extra cost.`,
  },
  header: {
    title: 'Tools and Resources',
    subtitle: 'A policy toolkit to buy, and five tools that come with our services.',
    image: 'heroes/products',
  },
  intro:
    'The toolkit gives you first drafts to adapt. The suite is the software that we and our clients work in.',
  toolkit: {
    heading: 'Policy Forward Toolkit',
    text: 'The policies a Canadian nonprofit is asked for, written in plain language and ready to be made your own. Buy once, and bring the first one to your next board meeting. Until our checkout opens, you order by email.',
    points: [
      `${toolkitProduct.templates} templates`,
      `$${toolkitProduct.price} (CAD)`,
      toolkitProduct.delivery,
    ],
    image: 'features/policy-toolkit',
    link: { label: 'See What Is Inside', href: '/products/policy-toolkit' },
  },
  suite: {
    heading: suite,
    text: 'Five connected tools that our clients receive with our services, at no extra cost. Hosted in Canada.',
    modules: suiteModuleList,
    link: { label: 'Explore the Suite', href: '/products/aimpact-suite' },
  },
  resources: {
    heading: 'And some things that cost nothing',
    text: 'Articles, impact stories, sample documents and answers to common questions, free for anyone who runs a nonprofit.',
    link: { label: 'Visit the Resources Hub', href: '/resources' },
  },
  closing: {
    heading: 'Which would help you most?',
    text: 'Tell us what you are trying to get done. If a template will do, we will say so.',
    primary: booking,
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} as const satisfies PageContent;

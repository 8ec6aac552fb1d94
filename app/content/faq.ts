import { gettingStarted } from './faq/getting-started.ts';
import { pricingAndEngagement } from './faq/pricing-and-engagement.ts';
import { servicesAndProducts } from './faq/services-and-products.ts';
import { technologyAndIntegration } from './faq/technology-and-integration.ts';
import type { Faq } from './schemas/faq.ts';

/**
 * The page of questions and answers; the questions stand in app/content/faq, a file for each group.
 * A question's `id` is an address that people share: keep it when the wording changes.
 */
export const faq = {
  meta: {
    title: 'Frequently Asked Questions About Our Services',
    description:
      'Straight answers about our services, monthly rates, subsidies, where your data is kept, and what happens from your first message to a working set-up.',
  },
  header: {
    title: 'Questions people ask us',
    subtitle: 'What we do, what it costs, where your data lives and how we begin.',
    image: 'heroes/faq',
  },
  search: {
    label: 'Search questions and answers',
    placeholder: 'Try subsidy, part-time or data',
  },
  count: { one: '{count} question', many: '{count} questions' },
  groupsLabel: 'Groups of questions',
  empty: {
    text: 'No FAQs found matching your search. Try different keywords or contact us directly.',
    link: { label: 'contact us directly', href: '/contact' },
  },
  groups: [servicesAndProducts, pricingAndEngagement, technologyAndIntegration, gettingStarted],
  permalink: 'Link to this question',
  closing: {
    heading: 'Not answered here?',
    text: 'Ask us in your own words. A person replies within 24 hours.',
    primary: { label: 'Contact Us', href: '/contact' },
  },
} satisfies Faq;

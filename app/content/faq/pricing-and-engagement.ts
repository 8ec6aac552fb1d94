import { rates } from '../rates.ts';
import type { FaqGroup } from '../schemas/faq.ts';

const ratesByTier = rates.tiers
  .map((tier) => `$${tier.monthlyRate} for ${tier.min} to ${tier.max} employees`)
  .join(', ');

/** Questions of the group Pricing & Engagement. */
export const pricingAndEngagement = {
  id: 'pricing-and-engagement',
  category: 'Pricing & Engagement',
  questions: [
    {
      id: 'how-is-the-price-worked-out',
      question: 'How is the monthly price worked out?',
      answer: [
        `By the people you employ. The monthly rate for each full-time employee is ${ratesByTier}. All prices are in Canadian dollars.`,
        'The pricing page works through an example. If you have more employees than the table shows, please talk to us.',
      ],
      links: [{ label: 'See the price tables', href: '/pricing#rates' }],
    },
    {
      id: 'part-time-and-relief-staff',
      question: 'What do we pay for part-time and relief staff?',
      answer: [
        'A part-time employee, who works 8 to 28 hours a week on average, is charged at 50% of the full-time rate. Relief or casual staff, who work under 8 hours, are charged at 25%. More than 28 hours counts as full-time.',
        'These are categories for our price list only. They say nothing about a person’s rights under employment law.',
      ],
      links: [{ label: 'See the price tables', href: '/pricing#rates' }],
    },
    {
      id: 'volunteers-students-and-interns',
      question: 'Do volunteers, summer students and interns count?',
      answer: [
        'No. Volunteers, summer students and interns are free of charge. We do not want the price list to be a reason to invite fewer people in.',
      ],
    },
    {
      id: 'subsidies',
      question: 'What if we cannot afford the rate?',
      answer: [
        'Ask about a subsidy. Our Board decides on each request. The money for subsidies comes from grants, from funder-specific grants, from surplus revenue, which we expect only after 3 to 5 years, and from a foundation that is planned.',
        'Because some of these sources are still ahead of us, we cannot promise a subsidy to everyone who needs one. We will tell you early if there is none.',
      ],
      links: [{ label: 'Read how subsidies work', href: '/pricing#subsidies' }],
    },
    {
      id: 'project-work',
      question: 'Can you take on a single project?',
      answer: [
        'Yes. A bylaw review, a grant application or the clean-up of a chart of accounts can be agreed as a project with a defined scope and a quote before anything starts.',
      ],
      links: [{ label: 'Describe your project', href: '/contact#form' }],
    },
    {
      id: 'is-the-first-consultation-free',
      question: 'Is the first consultation really free?',
      answer: [
        'Yes, and it commits you to nothing. You tell us what is going on, we ask questions, and you leave with a suggested next step, which may well be something you can do without us.',
      ],
      links: [{ label: 'Book a consultation', href: '/contact#book-consultation' }],
    },
    {
      id: 'payment-and-refunds',
      question: 'When do we pay, and are there refunds?',
      answer: [
        'Invoices are generally due within 30 days. We consider refunds for defects or billing errors when you tell us within 30 days of the purchase. The details are in our terms.',
      ],
      links: [{ label: 'Read the terms', href: '/terms-conditions' }],
    },
  ],
} satisfies FaqGroup;

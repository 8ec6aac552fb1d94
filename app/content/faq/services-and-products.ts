import { organization } from '../organization.ts';
import type { FaqGroup } from '../schemas/faq.ts';
import { toolkitProduct } from '../toolkit-product.ts';

/** Questions of the group Services & Products. */
export const servicesAndProducts = {
  id: 'services-and-products',
  category: 'Services & Products',
  questions: [
    {
      id: 'what-do-you-do',
      question: `What does ${organization.shortName} do for a nonprofit?`,
      answer: [
        'We take on the operational work that keeps an organization sound but is rarely anybody’s full-time job: governance and risk, fundraising and grant management, financial operations, human resources, data and reporting, and training.',
        'Some organizations hand us a whole function. Others ask for a defined project or a second opinion. We also speak at events and build custom technology.',
      ],
      links: [{ label: 'See all services', href: '/services' }],
    },
    {
      id: 'can-we-choose-one-service',
      question: 'Can we choose one service area only?',
      answer: [
        'Yes. Many conversations start with one sore spot, such as month-end or a set of old bylaws. Tell us which one it is, and we will say honestly whether it can be fixed on its own or is tied to something else.',
      ],
      links: [{ label: 'Book a consultation', href: '/contact#book-consultation' }],
    },
    {
      id: 'registered-charities-only',
      question: 'Do we have to be a registered charity?',
      answer: [
        'No. We work with registered charities and with nonprofits that are not registered. The difference matters for receipts, reporting and taxes, so it is one of the first things we ask about.',
      ],
    },
    {
      id: 'what-is-in-the-policy-toolkit',
      question: `What is in the ${toolkitProduct.name}?`,
      answer: [
        `${toolkitProduct.templates} templates for the policies a nonprofit is most often asked for. It costs $${toolkitProduct.price} (CAD) and comes as an instant digital download. Our online checkout is not open yet: until then, order it by email.`,
        'The templates are a starting point to fit to your size, bylaws and province. They are not legal advice, and a lawyer should look at anything with legal weight before your board adopts it.',
      ],
      links: [{ label: 'Look inside the toolkit', href: '/products/policy-toolkit' }],
    },
    {
      id: 'what-is-the-aimpact-suite',
      question: 'What is AImpact Suite?',
      answer: [
        `Five tools made by our sister organization, ${organization.partner.name}: AImpactLINK brings your data together, AImpactFUNDS manages grants, AImpactBI turns data into reports, AImpactPROOF keeps compliance evidence and audit trails, and AImpactBOT helps with routine tasks.`,
        'The suite is included with our services at no extra cost.',
      ],
      links: [{ label: 'Meet the five tools', href: '/products/aimpact-suite' }],
    },
    {
      id: 'book-a-speaker',
      question: 'Can we book somebody to speak at our event?',
      answer: [
        'Yes. Write to us with your date, your audience and what you would like people to leave with. In the form, choose Speaking / Thought Leadership Inquiry as your interest area.',
      ],
      links: [
        { label: 'Read about speaking', href: '/services/speaking' },
        { label: 'Go to the contact form', href: '/contact#form' },
      ],
    },
  ],
} satisfies FaqGroup;

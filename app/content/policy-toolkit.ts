import { booking } from './booking.ts';
import { organization } from './organization.ts';
import { toolkitProduct as product } from './rates.ts';
import type { PageContent } from './schemas/page.ts';

/** The Policy Forward Toolkit. */
export const policyToolkit = {
  product,
  meta: {
    title: `${product.name}: ${product.templates} Nonprofit Policies`,
    description: `${product.templates} policy templates for Canadian nonprofits, in plain language and ready to adapt. $${product.price} (CAD), an instant digital download. For now, order by email.`,
  },
  header: {
    title: product.name,
    subtitle: 'The policies you are always asked for, ready to make your own.',
    image: 'heroes/policy-toolkit',
  },
  intro: {
    heading: 'Nobody should write these from a blank page',
    paragraphs: [
      'A funder asks for your conflict-of-interest policy. An insurer asks about screening. A new director asks who may sign a cheque. Each time someone searches the web, finds a document from another country, and changes the name at the top.',
      `The toolkit gives you ${product.templates} templates written for Canadian nonprofits. Each is short, says who does what, and marks the places where you must decide something. Notes in the margin tell you what boards usually discuss before they agree.`,
    ],
    image: 'features/policy-toolkit',
    points: [
      `$${product.price} CAD, paid once`,
      `${product.templates} templates`,
      product.delivery,
    ],
    link: { label: 'Get help with your policies', href: '/services/governance' },
  },
  inside: {
    id: 'inside',
    heading: 'What is inside',
    text: 'Four parts, as editable documents. Take what you need first, and leave the rest for next quarter.',
    parts: [
      {
        id: 'governance-policies',
        icon: 'i-lucide-landmark',
        title: 'Governance',
        description: 'How the board works, decides and looks after itself.',
        templates: [
          'Board terms of reference',
          'Code of conduct for directors',
          'Conflict of interest, with yearly declaration',
          'Delegation of authority',
          'Board recruitment and orientation',
          'Executive director review',
          'Complaints and whistleblower protection',
        ],
      },
      {
        id: 'finance-policies',
        icon: 'i-lucide-wallet',
        title: 'Finance',
        description: 'How money comes in, goes out and is accounted for.',
        templates: [
          'Signing authority and approvals',
          'Purchasing and quotations',
          'Expenses and travel',
          'Reserves and investments',
          'Restricted funds',
          'Credit cards and petty cash',
          'Gift acceptance and receipting',
        ],
      },
      {
        id: 'people-policies',
        icon: 'i-lucide-users',
        title: 'People',
        description: 'What staff and volunteers can expect, and what is expected of them.',
        templates: [
          'Recruitment and screening',
          'Hours, overtime and leave',
          'Respectful workplace and harassment',
          'Health and safety',
          'Remote and flexible work',
          'Performance and discipline',
          'Volunteer engagement',
        ],
      },
      {
        id: 'information-policies',
        icon: 'i-lucide-folder-lock',
        title: 'Information and risk',
        description: 'How records, privacy, technology and surprises are handled.',
        templates: [
          'Privacy and consent',
          'Records retention',
          'Acceptable use of technology',
          'Use of AI tools',
          'Risk management',
          'Emergency and crisis communication',
          'Accessibility',
        ],
      },
    ],
  },
  steps: {
    heading: 'From purchase to board approval',
    items: [
      {
        heading: 'Choose',
        text: 'Take the full toolkit, or the pack for the part that is most pressing. Until our checkout opens, order it by email.',
      },
      { heading: 'Pay once', text: 'One price in Canadian dollars. No subscription.' },
      {
        heading: 'Download',
        text: 'As soon as your payment is complete, the files are yours: editable documents to keep.',
      },
      {
        heading: 'Make it yours',
        text: 'Fill in the marked choices, bring it to your board, and note the date of the next review.',
      },
    ],
  },
  products: {
    heading: 'Choose your toolkit',
    choose: 'Choose Your Toolkit',
    items: [
      {
        productId: 'full-toolkit',
        title: product.name,
        description: `All four parts: ${product.templates} templates for the board, finance, people, information and risk.`,
        priceText: `$${product.price} CAD`,
        image: 'toolkit/full-toolkit',
        details: '#inside',
      },
      {
        productId: 'finance-pack',
        title: 'Finance Pack',
        description:
          'The finance part alone: approvals, purchasing, expenses, reserves and restricted funds.',
        priceText: 'CAD price to be announced',
        image: 'toolkit/finance-pack',
        details: '#finance-policies',
      },
      {
        productId: 'governance-pack',
        title: 'Governance Pack',
        description:
          'The governance part alone: terms of reference, conduct, conflicts and delegation.',
        priceText: 'CAD price to be announced',
        image: 'toolkit/governance-pack',
        details: '#governance-policies',
      },
    ],
    add: 'Add to Cart',
    added: 'Added to Cart!',
    details: 'View Details',
    order: 'Order by Email',
    note: 'Our online checkout is not open yet: Add to Cart charges nothing and keeps nothing. To order today, tell us by email which toolkit you would like:',
    mail: { label: organization.email, href: organization.generalEnquiries },
  },
  closing: {
    heading: 'Would you like help with it?',
    text: 'Templates get you most of the way. If a policy is delicate or your board is divided, book a free consultation and we will talk it through.',
    primary: booking,
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} as const satisfies PageContent;

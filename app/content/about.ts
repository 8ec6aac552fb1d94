import { organization } from './organization.ts';
import type { About } from './schemas/about.ts';

const { name: partner, suite } = organization.partner;

/** Our Story. */
export const about = {
  meta: {
    title: 'Our Story: A Nonprofit Built for Nonprofits',
    description: `Why ${organization.name} exists, what we believe, and how over 15 years of sector experience shaped the way we work with Canadian nonprofits.`,
  },
  header: {
    title: 'Our Story',
    subtitle: 'We kept meeting good organizations worn down by the paperwork of doing good.',
    image: 'heroes/about',
  },
  story: {
    id: 'our-story',
    heading: 'It began with the binder nobody had time to open',
    paragraphs: [
      'Anyone who has worked in this sector has met the binder. It sits on a shelf in the office, it holds the policies, and it was last opened by someone who has since moved to Halifax. Nobody is proud of it. Everyone intends to see to it after the audit, after the grant deadline, after the summer program.',
      `The people who started ${organization.shortName} bring ${organization.experience}. In shelters, theatres, food banks and settlement agencies they saw the same pattern: a mission that worked, held up by an office that was one resignation away from trouble. The directors had the skill and the will. What they lacked was hours, and someone to share the load with.`,
      'Large organizations solve this with departments. Small ones are told to hire a consultant, who leaves them a report. We thought there should be a third way: a nonprofit that does the work itself, month after month, at a price that a charity can put in its budget.',
      `So that is what we built. We keep the books, prepare the boards, write the grants, advise on the hires, tidy the data and teach the skills. Our sister organization, ${partner}, makes the tools. We are based in Toronto, and we are proudly Canadian in what we know and how we go about it.`,
    ],
    image: 'features/about',
    pullQuote: 'The directors had the skill and the will. What they lacked was hours.',
  },
  purpose: {
    id: 'mission-vision',
    heading: 'Mission and vision',
    mission: {
      heading: 'Our mission',
      text: 'To give nonprofits and charities the operational strength that large organizations take for granted, so that their people can spend their time on the work only they can do.',
    },
    vision: {
      heading: 'Our vision',
      text: 'A Canada where no good program closes because of bad paperwork, and where the size of an organization does not decide how well it is run.',
    },
  },
  differences: {
    heading: 'What makes us different',
    cards: [
      {
        icon: 'i-lucide-hand-helping',
        title: 'We do the work',
        description:
          'You receive reconciled accounts, finished minutes and filed reports, month after month.',
      },
      {
        icon: 'i-lucide-building-2',
        title: 'We are a nonprofit ourselves',
        description:
          'We have a board, a budget and funders of our own. We know what it is to wait for a decision letter.',
      },
      {
        icon: 'i-lucide-network',
        title: 'We see the whole organization',
        description:
          'A grant is also a budget, a hire, a policy and a set of figures. Our people sit together, so that you do not have to fit the pieces together yourself.',
      },
      {
        icon: 'i-lucide-laptop',
        title: 'The technology is included',
        description: `${suite} comes with our services at no extra cost and is hosted in Canada, so better tools never compete with programs for money.`,
      },
      {
        icon: 'i-lucide-hand-coins',
        title: 'Price is never a secret',
        description:
          'Our rates are published. Where they are still out of reach, our Board can grant a subsidy, and we will tell you how to ask.',
      },
      {
        icon: 'i-lucide-door-open',
        title: 'You can always leave',
        description:
          'Your records, policies and data are yours. We document as we go, so another bookkeeper or a new hire could take over from us.',
      },
    ],
  },
  values: {
    heading: 'Our core values',
    items: [
      {
        heading: 'Mission first',
        text: 'When two ways would both work, we choose the one that leaves more for the people you serve.',
      },
      {
        heading: 'Plain speaking',
        text: 'We say what we mean, in words a new board member understands, and we say it early when the news is bad.',
      },
      {
        heading: 'Stewardship',
        text: 'Donated and public money deserves care. We look after yours as if we had to account for it, because we do.',
      },
      {
        heading: 'Fairness',
        text: 'People of every background should find our door open and our work accessible. We write, hire and build with that in mind.',
      },
      {
        heading: 'Confidence kept',
        text: 'You show us salaries, complaints and worries. What you tell us stays where it belongs.',
      },
      {
        heading: 'Learning',
        text: 'We get things wrong at times. We tell you, put it right, and change the step that let it happen.',
      },
    ],
  },
  onwardHeading: 'Read on',
  onward: [
    {
      heading: 'Two organizations, one purpose',
      text: `How we work with ${partner}, and what that means for you.`,
      link: { label: 'About the partnership', href: '/about/partnership' },
      image: 'heroes/partnership',
    },
    {
      heading: 'The people behind the work',
      text: 'Who answers your message, and what they care about.',
      link: { label: 'Meet the team', href: '/about/team' },
      image: 'heroes/team',
    },
  ],
  closing: {
    heading: 'Tell us about your binder',
    text: 'We have seen worse, and a first conversation is free.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies About;

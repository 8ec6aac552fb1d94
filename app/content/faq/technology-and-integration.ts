import type { FaqGroup } from '../schemas/faq.ts';

/** Questions of the group Technology & Integration. */
export const technologyAndIntegration = {
  id: 'technology-and-integration',
  category: 'Technology & Integration',
  questions: [
    {
      id: 'where-is-our-data-kept',
      question: 'Where is our data kept?',
      answer: [
        'AImpact Suite is hosted in Canada. If your work with us involves other systems, such as the accounting package you already use, we look together at where each of them keeps its data before anything is connected.',
      ],
      links: [{ label: 'Read our privacy policy', href: '/privacy-policy' }],
    },
    {
      id: 'when-does-the-suite-launch',
      question: 'Can we use AImpact Suite now?',
      answer: [
        'Yes. Clients receive it with their services, and we set it up with them. Our services do not depend on it: we work with the tools that you have and bring the suite in where it helps.',
      ],
    },
    {
      id: 'what-does-the-suite-cost',
      question: 'What does the suite cost us?',
      answer: [
        'Nothing on top of our services. The five tools are included in the arrangement at no extra cost.',
      ],
      links: [{ label: 'Read about the partnership', href: '/about/partnership' }],
    },
    {
      id: 'do-we-have-to-change-our-software',
      question: 'Do we have to replace the software we use now?',
      answer: [
        'Not as a condition of working with us. During the assessment we list what you use, what each tool costs you in time, and where data is typed twice. Some tools earn their place. If one does not, we will show you why.',
      ],
    },
    {
      id: 'must-we-use-ai',
      question: 'Do we have to use AI to work with you?',
      answer: [
        'No. AImpactBOT is an assistant for routine tasks, and using it is your choice. Decisions about people, money and services to clients belong with people who can explain them.',
      ],
      links: [
        {
          label: 'Read our post on a one-page AI policy',
          href: '/resources/blog/ai-policy-one-page',
        },
      ],
    },
    {
      id: 'custom-technology',
      question: 'Can you build something for us?',
      answer: [
        'Yes. Custom projects follow five steps that are described on the custom solutions page. To start one, choose Custom Technology Solutions as your interest area in the contact form.',
      ],
      links: [
        { label: 'See how a project runs', href: '/services/custom-solutions' },
        { label: 'Go to the contact form', href: '/contact#form' },
      ],
    },
  ],
} satisfies FaqGroup;

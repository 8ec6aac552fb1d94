import type { Faq } from './schemas/faq.ts';

/** Questions and answers. An `id` is an address that people share: keep it when the wording changes. */
export const faq = {
  meta: {
    title: 'Frequently asked questions about our services',
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
  empty: {
    text: 'No FAQs found matching your search. Try different keywords or contact us directly.',
    link: { label: 'contact us directly', href: '/contact' },
  },
  groups: [
    {
      id: 'services-and-products',
      category: 'Services & Products',
      questions: [
        {
          id: 'what-do-you-do',
          question: 'What does Cedarline do for a nonprofit?',
          answer: [
            "We take on the operational work that keeps an organization sound but is rarely anybody's full-time job: governance and risk, fundraising and grant management, financial operations, human resources, data and reporting, and training.",
            'Some organizations hand us a whole function. Others ask for a defined project or a second pair of eyes. We also speak at events and build custom technology.',
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
          question: 'What is in the Policy Forward Toolkit?',
          answer: [
            'More than 25 templates for the policies a nonprofit is most often asked for. It costs $199 (CAD) and comes as an instant digital download.',
            'The templates are a starting point to fit to your size, bylaws and province. They are not legal advice, and a lawyer should look at anything with legal weight before your board adopts it.',
          ],
          links: [{ label: 'Look inside the toolkit', href: '/products/policy-toolkit' }],
        },
        {
          id: 'what-is-the-aimpact-suite',
          question: 'What is the AImpact suite?',
          answer: [
            'Five tools made by our sister organization, AImpact Technologies: AImpactLINK brings your data together, AImpactFUNDS manages grants, AImpactBI turns data into reports, AImpactPROOF keeps compliance evidence and audit trails, and AImpactBOT helps with routine tasks.',
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
            { label: 'Go to the form', href: '/contact#form' },
          ],
        },
      ],
    },
    {
      id: 'pricing-and-engagement',
      category: 'Pricing & Engagement',
      questions: [
        {
          id: 'how-is-the-price-worked-out',
          question: 'How is the monthly price worked out?',
          answer: [
            'By the people you employ. The monthly rate for each full-time employee is $395 in an organization of 1 to 20 employees, $345 for 21 to 50, and $295 for 51 to 200. All prices are in Canadian dollars.',
            'For example, an organization with ten full-time employees and no other paid staff pays 10 × $395, which is $3,950 a month. If you have more than 200 employees, please talk to us.',
          ],
          links: [{ label: 'See the price tables', href: '/pricing' }],
        },
        {
          id: 'part-time-and-relief-staff',
          question: 'What do we pay for part-time and relief staff?',
          answer: [
            'A part-time employee, who works 8 to 28 hours a week on average, is charged at 50% of the full-time rate. Relief or casual staff, who work under 8 hours, are charged at 25%. More than 28 hours counts as full-time.',
            "These are categories for our price list only. They say nothing about a person's rights under employment law.",
          ],
          links: [{ label: 'See the price tables', href: '/pricing' }],
        },
        {
          id: 'volunteers-students-and-interns',
          question: 'Do volunteers, students and interns count?',
          answer: [
            'No. Volunteers, summer students and interns are free of charge. We do not want the price list to be a reason to invite fewer people in.',
          ],
        },
        {
          id: 'subsidies',
          question: 'What if we cannot afford the rate?',
          answer: [
            'Ask about a subsidy. Our Board decides on each request. The money for subsidies comes from grants, from funder-specific grants, from surplus revenue, which we expect after our first 3 to 5 years, and from a foundation that is planned.',
            'Because some of these sources are still ahead of us, we cannot promise a subsidy to everyone who needs one. We will tell you early if there is none.',
          ],
          links: [{ label: 'Read how subsidies work', href: '/pricing' }],
        },
        {
          id: 'project-work',
          question: 'Can you take on a single project instead of a monthly arrangement?',
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
    },
    {
      id: 'technology-and-integration',
      category: 'Technology & Integration',
      questions: [
        {
          id: 'where-is-our-data-kept',
          question: 'Where is our data kept?',
          answer: [
            'The AImpact suite is hosted in Canada. If your work with us involves other systems, such as the accounting package you already use, we look together at where each of them keeps its data before anything is connected.',
          ],
          links: [{ label: 'Read our privacy policy', href: '/privacy-policy' }],
        },
        {
          id: 'when-does-the-suite-launch',
          question: 'When will the suite be available?',
          answer: [
            'It launches in November 2025. Our services do not wait for it: we work with the tools that you have and bring the suite in where it helps.',
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
            'Not as a condition of working with us. During the assessment we list what you use, what each tool costs you in time, and where data is typed twice. Some tools earn their place. If one does not, we will say so and show you why.',
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
            { label: 'Go to the form', href: '/contact#form' },
          ],
        },
      ],
    },
    {
      id: 'getting-started',
      category: 'Getting Started',
      questions: [
        {
          id: 'what-happens-first',
          question: 'What happens after we write to you?',
          answer: [
            'You hear from us within 24 hours. We arrange a free consultation, and if both sides want to go on, we agree on an assessment.',
          ],
          links: [{ label: 'Write to us', href: '/contact#form' }],
        },
        {
          id: 'how-long-does-it-take',
          question: 'How long does it take to get going?',
          answer: [
            'An initial assessment takes 1 to 2 weeks. Implementation takes 4 to 12 weeks, depending on how many areas are involved and on the state of the records we start from.',
          ],
        },
        {
          id: 'what-should-we-bring',
          question: 'What should we bring to the first conversation?',
          answer: [
            'One example of what goes wrong, told as it happened. That helps us more than a folder of documents.',
            'If you have them at hand, your latest financial statements, your bylaws and a rough count of staff by type will let us answer questions about price and scope on the spot. Please do not send personal information about clients or donors.',
          ],
        },
        {
          id: 'do-we-lose-our-staff-role',
          question: 'Will you replace our own staff?',
          answer: [
            'That is not what we are for. Most teams that call us have a person doing three jobs, and we take over the parts that pull them away from the one they were hired for. We agree in writing who does what, so that nobody has to guess.',
          ],
        },
        {
          id: 'do-you-work-outside-toronto',
          question: 'Do you work with organizations outside Toronto?',
          answer: [
            'Yes. We are based in Toronto, Ontario, and much of the work can be done from a distance. Rules for nonprofits differ between provinces and countries, so tell us where you operate and we will say what we can take on.',
          ],
        },
        {
          id: 'how-do-we-decide-in-our-board',
          question: 'What does our board need to decide?',
          answer: [
            'Usually three things: what is in scope, what it costs for the year, and who on your side answers our questions and approves payments. We can give you a short summary for the board package and attend the meeting if that helps.',
          ],
        },
      ],
    },
  ],
  invitation: {
    title: 'Not answered here?',
    text: 'Ask us in your own words. A person replies within 24 hours.',
    link: { label: 'Contact us', href: '/contact' },
  },
} satisfies Faq;

import type { FaqGroup } from '../schemas/faq.ts';

/** Questions of the group Getting Started. */
export const gettingStarted = {
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
} satisfies FaqGroup;

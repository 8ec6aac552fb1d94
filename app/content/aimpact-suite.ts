import { booking } from './booking.ts';
import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';
import { suiteModules } from './suite-modules.ts';

const { name: partner, suite } = organization.partner;

/** The tool suite's page. */
export const aimpactSuite = {
  meta: {
    title: `${suite}: Five Tools for Canadian Nonprofits`,
    description:
      'Five connected tools for data, grants, reporting, compliance and automation. Hosted in Canada and included with our services at no extra cost.',
  },
  header: {
    title: suite,
    subtitle: 'Five tools that come with our services, at no extra cost.',
    image: 'heroes/aimpact-suite',
  },
  intro: {
    heading: 'Included with the work we do for you',
    paragraphs: [
      `${suite} is made by our partner, ${partner}. When you work with us on any of our services, the tools come with it: no licence to negotiate, no price per seat that grows with your team.`,
      'Our staff use the same tools to do your work, so nothing is handed to you half set up. You can open them yourself to see what we see, or leave them to us and read the reports.',
    ],
  },
  screen: {
    image: 'features/aimpact-suite',
    caption: 'A drawing of what a screen could look like.',
  },
  toolsHeading: 'The five tools',
  usesHeading: 'Good for',
  tools: [
    {
      ...suiteModules.link,
      text: 'Your accounting file, donor list, program spreadsheets and forms each know something the others do not. AImpactLINK connects them and keeps one clean record of each person, grant and program, so that a change made in one place is passed on to the connected tools.',
      uses: [
        'Bringing separate spreadsheets together',
        'Entering each participant or donor once',
        'Moving away from an old database without losing its history',
      ],
    },
    {
      ...suiteModules.funds,
      text: 'Deadlines, drafts, budgets, conditions and instalments of every grant in one place, from the call for proposals to the final report. Everyone who has a part in it sees what to do next.',
      uses: [
        'A calendar of applications and reports',
        'The balance of each restricted grant',
        'Keeping what a funder agreed to, and when',
      ],
    },
    {
      ...suiteModules.bi,
      text: 'Dashboards built around the questions that boards and funders ask. Each figure can be opened to show the records behind it, so that nobody has to take a chart on trust.',
      uses: [
        'A one-page view for the board',
        'Program results by site, period or funder',
        'Spotting a change early enough to act on it',
      ],
    },
    {
      ...suiteModules.proof,
      text: 'Approvals, policies, filings and supporting documents, each with a record of who did what and when. When an auditor or funder asks for evidence, it is all in one file.',
      uses: [
        'Preparing for an audit or a funder’s review',
        'Tracking policies, their owners and review dates',
        'Showing that a filing went out on time',
      ],
    },
    {
      ...suiteModules.bot,
      text: 'An assistant for repetitive office work. It drafts, sorts, summarizes and reminds, using only the documents you have allowed it to see. A person reviews what it writes before anything leaves your organization.',
      uses: [
        'First drafts of letters, minutes and reports',
        'Finding the right paragraph in a long policy',
        'Reminders and routine follow-up',
      ],
    },
  ],
  termsHeading: 'The plain facts',
  terms: [
    {
      heading: 'Ready when you join',
      text: 'Your tools are set up with your first service agreement, one at a time, beginning with the one that saves you the most work.',
    },
    {
      heading: 'Hosted in Canada',
      text: 'The tools and the information you keep in them are hosted in Canada.',
    },
    {
      heading: 'Included in the price',
      text: 'The tools are part of every service agreement at no extra cost, whichever rate you pay.',
    },
    {
      heading: 'Your choice',
      text: 'Keep the software you like. We use the suite where it helps you, and work with what you already have where it does not.',
    },
  ],
  closing: {
    heading: 'See it with your own questions in mind',
    text: 'Book a free consultation and tell us which report takes you longest. We will show you which of the five tools would help, and which you can do without.',
    primary: booking,
    mail: { label: `Ask us at ${organization.email}`, href: organization.generalEnquiries },
  },
} as const satisfies PageContent;

import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';

/** Join Our Team. The jobs themselves come from the database. */
export const careers = {
  meta: {
    title: 'Careers: Join Our Team Across Canada',
    description: `Open positions at ${organization.name}. Work with nonprofits across Canada on the finance, governance, people and data that hold them up.`,
  },
  header: {
    title: 'Join Our Team',
    subtitle: 'Useful work, done well, with people who care how it is done.',
    image: 'heroes/careers',
  },
  intro: {
    heading: 'What it is like to work here',
    paragraphs: [
      'You would work with several organizations at once and come to know each of them: the director who laughs in budget meetings, the treasurer who reads every footnote. Some weeks are quiet. In others an audit, a grant and a resignation arrive on the same day.',
      'We hire people who are exact about details and gentle with colleagues. A degree matters less to us than good judgment, and time spent in a nonprofit counts, paid or not.',
    ],
    promises: [
      'Every posting says where the work is done and what we offer',
      'We read every application that reaches us',
      'Tell us what you need to take part in an interview, and we will arrange it',
    ],
  },
  list: {
    heading: 'Open positions',
    loading: 'Loading current opportunities...',
    empty:
      'We currently do not have any open positions, but we are always looking for talented people! Tell us about the work you would like to do, and we will write to you when something fits.',
    view: 'View Details',
    closes: 'Closes',
    filter: {
      location: { label: 'Location', any: 'All locations' },
      department: { label: 'Department', any: 'All departments' },
      arrangement: { label: 'Work arrangement', any: 'Any arrangement' },
      pay: { label: 'Yearly pay', any: 'Any pay' },
      heading: 'Filter positions',
      show: 'Show',
      all: 'Show all',
    },
  },
  resume: {
    heading: 'Nothing that fits today?',
    text: `Tell us what you are good at and what you would like to learn. The contact form takes text, no files: paste a short résumé into the message, or email yours to ${organization.email}.`,
    link: {
      label: 'Submit Your Resume',
      href: '/contact?interest=job-inquiry-/-unsolicited-resume#form',
    },
  },
} as const satisfies PageContent;

/** The texts of a job's page around the job itself. */
export const jobPage = {
  image: 'heroes/careers',
  loading: 'Loading job details...',
  back: { label: 'Back to all openings', href: '/careers' },
  about: 'About the Role',
  qualifications: "Who We're Looking For",
  benefits: 'What We Offer',
  details: {
    heading: 'Job Details',
    location: 'Location',
    department: 'Department',
    pay: 'Pay',
    employment: 'Employment type',
    hours: 'Hours',
    arrangement: 'Work arrangement',
    closes: 'Closes',
    addToCalendar: 'Add closing date to my calendar',
  },
  words: {
    employment: {
      full_time: 'Full time',
      part_time: 'Part time',
      contract: 'Contract',
      temporary: 'Temporary',
      internship: 'Internship',
      volunteer: 'Volunteer',
    },
    arrangement: { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    hours: 'hours a week',
  },
  hiring: {
    heading: 'How We Hire',
    vacancy: {
      exists: 'There is a vacancy now: we are hiring for this position.',
      none: 'There is no vacancy at the moment. We collect applications and write to you when there is one.',
    },
    ai: {
      used: 'We use artificial intelligence to screen, assess or select applicants for this position.',
      unused:
        'We do not use artificial intelligence to screen, assess or select applicants for this position. People do that.',
    },
    next: {
      heading: 'What Happens Next',
      steps: [
        'A person reads your application.',
        'If we would like to meet you, we write to you and find a time together.',
        'Within 45 days of your interview, or of the last one, we tell you whether we have made a decision.',
      ],
    },
    accommodation: {
      heading: 'Accommodation',
      text: 'Tell us what you need to apply or to take part in an interview, and we will arrange it.',
      write: 'Write to',
    },
  },
  share: {
    copy: 'Copy Link',
    copied: 'Link copied.',
    refused: 'Your browser did not allow it. Please copy the address from the address bar.',
    share: 'Share',
    shared: 'Shared.',
  },
  apply: {
    heading: 'How to Apply',
    byEmail: {
      text: 'Send us your résumé and a short note about why this role interests you.',
      button: 'Apply via Email',
    },
    online: {
      text: 'Applications for this role are taken through an online form.',
      button: 'Apply Now',
    },
    missing: `To apply for this role, write to ${organization.email} and name the position.`,
  },
  questions: {
    heading: 'Questions About This Role?',
    text: 'Ask before you apply. A person answers, and asking does not count against you.',
    link: { label: 'Contact Us', href: '/contact' },
  },
  notFound: {
    meta: {
      title: 'Job Not Found: No Longer Available',
      description:
        'This position may have been filled or is no longer available. See all current openings, or send us your résumé for the next one that fits you.',
    },
    title: 'Job Not Found',
    subtitle: "The position you're looking for may have been filled or is no longer available.",
    heading: 'This position is no longer available',
    text: `See what is open now. Or send us your résumé, pasted into the contact form or by email to ${organization.email}, and we will write to you when something similar comes up.`,
    openings: { label: 'View All Openings', href: '/careers' },
    resume: { label: 'Submit Your Resume', href: '/contact' },
    unknown: {
      meta: {
        title: 'This Position Cannot Be Shown Right Now',
        description:
          'We cannot look this position up at the moment, so it may still be open. Please try again in a minute, or see all current openings.',
      },
      heading: 'This position may still be open',
      text: 'We cannot look it up at the moment. Please try again in a minute.',
    },
  },
} as const;

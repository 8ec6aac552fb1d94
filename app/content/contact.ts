import { organization } from './organization.ts';

/** Words of the contact page that browsers have code for. The Worker sends the others (contact-page.ts). */
export const contact = {
  form: {
    id: 'form',
    heading: 'Send a message',
    requiredNote: 'All fields are required unless marked optional.',
    project: 'About the project (optional)',
    times: {
      most: 3,
      legend: 'Times for a free consultation (optional)',
      chosen: 'Chosen',
      full: 'That’s three, the most you can choose. Clear one to choose another.',
      yours: (zone: string) => `Below each time is yours, in ${zone}.`,
      heading: 'Times that suit me:',
      message: 'I’d like to book a free consultation.',
    },
    button: 'Send Message',
    sending: 'Sending...',
    failure: `Something went wrong submitting your message. Please try emailing us directly at ${organization.email}`,
    next: 'What happens next: one of us reads your message and replies to your email address.',
    nextWithTimes: 'What happens next: we email you to confirm one of the times you chose.',
    again: 'Write another message',
    mailInstead: {
      link: 'Open your message in your email program',
      cut: '(Its end doesn’t fit into the link: please copy it from the form below.)',
    },
    errorSummary: 'There’s a problem with your message',
  },
  booking: {
    id: 'book-consultation',
  },
} as const;

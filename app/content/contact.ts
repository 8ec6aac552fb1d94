import { formatCount } from '../text/numbers.ts';
import { longestMessage } from './form-fields.ts';
import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';

export const contact = {
  meta: {
    title: 'Contact Us and Book a Free Consultation',
    description: `Message us about your nonprofit, book a free consultation, or ask about a role or a partnership. We’re in ${organization.location.city} and reply ${organization.replyPromise}.`,
  },
  header: {
    title: 'Contact Us',
    /** With facts by name, which the loader fills in. */
    subtitle:
      'Book a {consultation}, or send a message. One of us reads every message and replies {replyPromise}.',
  },
  form: {
    id: 'form',
    heading: 'Send a message',
    requiredNote: 'All fields are required unless marked optional.',
    project: 'About the project (optional)',
    times: {
      most: 3,
      legend: 'Times for a free consultation (optional)',
      hint: (minutes: number) =>
        `Suggest up to three, in ${organization.location.city} time. A consultation takes ${minutes} minutes. We’ll confirm one of them by email. Reply to that with any pages you’d like us to see.`,
      none: 'There’s no open time in the coming weeks. Tell us in your message when you’re free, and we’ll find one.',
      chosen: 'Chosen',
      full: 'That’s three, the most you can choose. Clear one to choose another.',
      yours: (zone: string) => `Below each time is yours, in ${zone}.`,
      tooMany: 'Choose no more than three',
      gone: 'A time you chose is no longer offered: choose another one',
      heading: 'Times that suit me:',
      message: 'I’d like to book a free consultation.',
    },
    button: 'Send Message',
    sending: 'Sending...',
    success: `Thank you for reaching out! We've received your message and will get back to you ${organization.replyPromise}.`,
    failure: `Something went wrong submitting your message. Please try emailing us directly at ${organization.email}`,
    honeypot:
      'Your message hasn’t been sent yet: a hidden field was filled in, which usually means a program. What you wrote is still here. Please send it again, or email it to us.',
    next: 'What happens next: one of us reads your message and replies to your email address.',
    nextWithTimes: 'What happens next: we email you to confirm one of the times you chose.',
    again: 'Write another message',
    mailInstead: {
      link: 'Open your message in your email program',
      cut: '(Its end doesn’t fit into the link: please copy it from the form below.)',
    },
    limited: `This form can’t take more messages right now. What you wrote is still here: please wait a minute and send it again, or email it to ${organization.email}.`,
    preview:
      'This is a preview of the site, which sends nothing. What you wrote is still here; nobody has received it.',
    refused: `Your message didn’t arrive whole, so nobody has received it. Please send it again, or email it to ${organization.email}.`,
    tooLong: `What you wrote is too long for this form, which takes ${formatCount(longestMessage)} characters. If the fields are empty now, your browser’s Back button fills them again. Please shorten it, or email it to ${organization.email}.`,
    errorSummary: 'There’s a problem with your message',
    privacy: {
      text: `We use your message to answer you. It is stored in our hosted database, which may be outside Canada, for 1 to 3 years. If you ask about one of the tools, we may pass your question to ${organization.partner.name}. Questions? Email our ${organization.privacyOfficer} at ${organization.email}.`,
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
  },
  booking: {
    id: 'book-consultation',
    calendar: {
      text: 'Choose a time that suits you. You’ll talk with one of the people on our Team page.',
      label: 'Open the Calendar',
    },
  },
  direct: {
    heading: 'Or reach us directly',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    social: 'Follow us',
  },
} as const satisfies PageContent;

import { formatCount } from '../text/numbers.ts';
import { contact } from './contact.ts';
import { fillFacts } from './fill-facts.ts';
import { longestMessage } from './form-fields.ts';
import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';

// Words of the contact page that the Worker sends when they are wanted. Browsers have no code for them.

export const contactPage = {
  meta: {
    title: 'Contact Us and Book a Free Consultation',
    description: `Message us about your nonprofit, book a free consultation, or ask about a role or a partnership. We’re in ${organization.location.city} and reply ${organization.replyPromise}.`,
  },
  header: {
    title: 'Contact Us',
    subtitle: fillFacts(
      'Book a {consultation}, or send a message. One of us reads every message and replies {replyPromise}.',
    ),
  },
  privacy: {
    text: `We use your message to answer you. It is stored in our hosted database, which may be outside Canada, for 1 to 3 years. If you ask about one of the tools, we may pass your question to ${organization.partner.name}. Questions? Email our ${organization.privacyOfficer} at ${organization.email}.`,
    link: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  direct: {
    heading: 'Or reach us directly',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    social: 'Follow us',
  },
} as const satisfies PageContent;

/** To a posted message. */
export const answers = {
  failed: contact.form.failure,
  stored: `Thank you for reaching out! We've received your message and will get back to you ${organization.replyPromise}.`,
  honeypot:
    'Your message hasn’t been sent yet: a hidden field was filled in, which usually means a program. What you wrote is still here. Please send it again, or email it to us.',
  limited: `This form can’t take more messages right now. What you wrote is still here: please wait a minute and send it again, or email it to ${organization.email}.`,
  preview:
    'This is a preview of the site, which sends nothing. What you wrote is still here; nobody has received it.',
  refused: `Your message didn’t arrive whole, so nobody has received it. Please send it again, or email it to ${organization.email}.`,
  tooLong: `What you wrote is too long for this form, which takes ${formatCount(longestMessage)} characters. If the fields are empty now, your browser’s Back button fills them again. Please shorten it, or email it to ${organization.email}.`,
} as const;

/** About times for a consultation. */
export const timeWords = {
  hint: (minutes: number) =>
    `Suggest up to three, in ${organization.location.city} time. A consultation takes ${minutes} minutes. We’ll confirm one of them by email. Reply to that with any pages you’d like us to see.`,
  none: 'There’s no open time in the coming weeks. Tell us in your message when you’re free, and we’ll find one.',
  tooMany: 'Choose no more than three',
  gone: 'A time you chose is no longer offered: choose another one',
  calendar: {
    text: 'Choose a time that suits you. You’ll talk with one of the people on our Team page.',
    label: 'Open the Calendar',
  },
} as const;

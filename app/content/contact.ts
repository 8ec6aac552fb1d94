import { fillFacts } from '../text/fill-facts.ts';
import { contactFields } from './contact-fields.ts';
import { errorMark } from './form-fields.ts';
import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';

export const contact = {
  meta: {
    title: 'Contact Us and Book a Free Consultation',
    description:
      'Write to us about your nonprofit, book a free consultation, or ask about a role or a partnership. We are in Toronto and reply on business days.',
  },
  header: {
    title: 'Contact Us',
    subtitle: `A person reads every message, and answers ${organization.replyPromise}.`,
    image: 'heroes/contact',
  },
  form: {
    id: 'form',
    heading: 'Send us a message',
    text: 'A few lines are enough. You do not have to know which service you need.',
    requiredNote: 'Fill in every field that is not marked optional.',
    times: {
      legend: 'Times for a consultation',
      hint: `Optional. Propose up to three times to talk, in ${organization.location.city} time.`,
      labels: { time_1: 'First choice', time_2: 'Second choice', time_3: 'Third choice' },
      invalid: 'Choose a day and a time, or leave it empty',
      heading: `Times that suit me (${organization.location.city} time):`,
    },
    button: 'Send Message',
    sending: 'Sending...',
    success:
      "Thank you for reaching out! We've received your message and will get back to you within 24 hours.",
    failure: `Something went wrong submitting your message. Please try emailing us directly at ${organization.email}`,
    honeypot:
      'Your message has not been sent yet: a hidden field was filled in, as robots do. What you wrote is still here. Please send it again, or email it to us.',
    again: { label: 'Write another message', href: '/contact?new#form' },
    mailInstead: {
      link: 'Open your message in your email program',
      cut: '(Its end does not fit into the link: please copy it from the form below.)',
    },
    limited:
      'You have sent several messages in a short time. What you wrote is still here: please wait a minute and send it again.',
    preview:
      'This is a preview of the site, which sends nothing. What you wrote is still here; nobody has received it.',
    refused:
      'Your message reached us in a form that we cannot read. Please reload the page and send it again.',
    tooLong: `What you wrote is too long for this form, which takes ${contactFields.message.limit.toLocaleString('en-CA')} characters. Please shorten it and send it again, or email it to ${organization.email}.`,
    errorSummary: 'There is a problem with your message',
    errorTitle: errorMark,
    privacy: {
      text: fillFacts(
        'We use your message to answer you. It is stored in our hosted database, which may be outside Canada, for 1 to 3 years. Our {privacyOfficer} answers questions about it: {email}.',
      ),
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
  },
  booking: {
    id: 'book-consultation',
    heading: 'Book a free consultation',
    text: 'Propose up to three times in the form, and we will confirm one of them. You will talk with someone who has done the work.',
    link: { label: 'Propose Times', href: '/contact?interest=general-inquiry#times' },
    calendar: {
      text: 'Choose a time that suits you. You will talk with someone who has done the work.',
      label: 'Open the Calendar',
    },
  },
  direct: {
    heading: 'Or reach us directly',
    email: {
      label: 'Email',
      text: organization.email,
      href: organization.generalEnquiries,
    },
    phone: { label: 'Telephone' },
    location: { label: 'Location', text: organization.location.text },
    social: { label: 'Follow us' },
    reply: `We answer ${organization.replyPromise}.`,
  },
} as const satisfies PageContent;

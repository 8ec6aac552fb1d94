import { limited } from './form-fields.ts';
import { organization } from './organization.ts';

export const newsletter = {
  heading: 'Newsletter for nonprofit leaders',
  text: [
    'Practical notes on governance, money, people and funding.',
    // Every issue has to bear it.
    organization.mailingAddress
      ? 'Each issue has one idea you can use that week.'
      : 'The first issue is still to come.',
  ].join(' '),
  emailLabel: 'Email address',
  button: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Thank you for subscribing!',
  failure: 'Something went wrong. Please try again.',
  honeypot:
    'You’re not subscribed yet: a hidden field was filled in, which usually means a program. Please press the button again.',
  missingEmail: 'Enter your email address',
  invalidEmail: 'Enter an email like name@example.org',
  limited,
  preview: 'This is a preview of the site, which sends nothing: you’re not subscribed.',
  // What people agree to when they sign up. It must say the purpose, who asks, with a mailing address and one more way to be
  // reached, and that consent can be withdrawn (S.C. 2010, c. 23, section 10(1); Electronic Commerce Protection Regulations
  // (CRTC), section 4). The history of this file and of data/organization.json proves what was read when (docs/office.md).
  consent: `By signing up you agree to receive our newsletter by email: practical guidance for nonprofits, our events and our services. It is sent by ${organization.name}, ${organization.address}, ${organization.email}. You can withdraw your consent at any time with the unsubscribe link in every issue or by emailing us.`,
  privacy: {
    text: 'How we protect your address:',
    link: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
} as const;

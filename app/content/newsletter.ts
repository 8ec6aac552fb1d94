import { organization } from './organization.ts';

const limited = 'That was a lot of attempts in a short time. Please wait a minute and try again.';

export const newsletter = {
  heading: 'Newsletter for nonprofit leaders',
  text: [
    'Practical notes on governance, money, people and funding.',
    // Every issue has to bear it.
    organization.mailingAddress
      ? 'Each issue has one idea you can use that week.'
      : 'The newsletter isn’t on yet. Sign up now for the first issue.',
  ].join(' '),
  emailLabel: 'Email address',
  button: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Thank you for subscribing!',
  failure: 'Something went wrong. Please try again.',
  honeypot:
    'You’re not subscribed yet: a hidden field was filled in, which usually means a program. Please press the button again.',
  missingEmail: 'Enter your email address',
  invalidEmail: 'Enter an email address in the form name@example.org',
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

/** The page behind the unsubscribe link of every issue. */
export const unsubscribePage = {
  title: 'Unsubscribe from the newsletter',
  question:
    'Press the button, and you’ll get no more issues. You can sign up again whenever you like.',
  button: 'Unsubscribe',
  stay: { label: 'Keep getting the newsletter', href: '/' },
  again: { label: 'Sign up again', href: '/#newsletter' },
  outcomes: {
    unsubscribed: 'You’re unsubscribed. You won’t get any more issues.',
    unknown: `This link isn’t valid. It may be incomplete, or your address may already have been deleted. If issues still reach you, email ${organization.email} and we’ll take you off the list.`,
    limited,
    failed: `Something went wrong, and you may still be subscribed. Please try again, or email ${organization.email}.`,
  },
} as const;

/** The newsletter form of the resources hub and the blog, which sends nothing yet. */
export const localNewsletter = {
  label: 'Email address (this field isn’t connected yet and sends nothing)',
  button: 'Subscribe',
  done: 'Subscribed!',
  signUp: { label: 'Sign Up for the Newsletter', href: '/#newsletter' },
} as const;

import { limited } from './form-fields.ts';
import { organization } from './organization.ts';

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

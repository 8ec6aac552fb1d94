/**
 * What people agree to when they sign up for the newsletter, every version that was ever shown, the newest last. What
 * it must say: S.C. 2010, c. 23, section 10(1), and CRTC's Electronic Commerce Protection Regulations, section 4: the
 * purpose, who asks with a mailing address and one more way to be reached, and that consent can be withdrawn.
 *
 * A version is never edited. A new one is a new entry here and the same text in a new migration (see
 * supabase/migrations/20261123110100_newsletter_consent.sql); a test holds the two together.
 */
export const consentWordings = {
  '2026-11-23':
    'By signing up you agree to receive our newsletter by email, about once a month: practical guidance for nonprofits, our events and our services. It is sent by {name}, {mailingAddress}, {email}. You can withdraw your consent at any time with the unsubscribe link in every issue or by writing to us.',
} as const satisfies Readonly<Record<string, string>>;

/** The wording in force: the newest. */
export function currentConsentWording(): string {
  const newest = Object.values(consentWordings).at(-1);
  if (newest === undefined) throw new Error('There is no wording to consent to');
  return newest;
}

import { submitMessage } from '../../app/contact/message.ts';
import { submitSignup } from '../../app/newsletter/signup.ts';
import { ctx } from './tested-supabase.ts';

let last = 0;

/** A message that no other test sends, so that none counts as sent twice. */
export function filled() {
  last += 1;
  return {
    full_name: 'Amina Okafor',
    email_address: `amina${last}@example.org`,
    country: 'Canada',
    interest_area: 'General Inquiry',
    message: 'Hello.\nWe need help.',
  };
}

const request = (values: Record<string, string>) =>
  new Request('https://site.example/contact', {
    method: 'POST',
    body: new URLSearchParams(values),
  });

/** Sends the contact form as a browser would. */
export const contact = async (values: Record<string, string>) =>
  (await submitMessage(ctx, request(values))).submission;

/** Sends the newsletter form as a browser would. */
export const signUp = (email: string) => submitSignup(ctx, request({ email }));

import { submitMessage } from '../../app/contact/message.ts';
import { submitSignup } from '../../app/newsletter/signup.ts';
import { newMessage, noOptions } from './contact-message.ts';
import { ctx } from './tested-supabase.ts';

/** A message without what is optional. */
export const filled = () => ({ ...newMessage(), ...noOptions.posted });

const request = (values: Record<string, string>) =>
  new Request('https://site.example/', { method: 'POST', body: new URLSearchParams(values) });

/** Sends the contact form as a browser would. */
export const contact = async (values: Record<string, string>) =>
  (await submitMessage(ctx, request(values))).submission;

/** Sends the newsletter form as a browser would. */
export const signUp = (email: string) => submitSignup(ctx, request({ email }));

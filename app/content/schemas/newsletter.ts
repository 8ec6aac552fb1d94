import * as v from 'valibot';
import { LinkSchema, text } from './primitives.ts';

/** The newsletter signup on the home page, with the messages of section 8. */
export const NewsletterSchema = v.strictObject({
  heading: text('the heading'),
  text: text('the text'),
  emailLabel: text('the label'),
  button: text('the words of the button'),
  submitting: text('the words of the button while sending'),
  success: text('the message of success'),
  failure: text('the message of failure'),
  /** Shown at the field when the server finds it empty, or finds no valid address. */
  missingEmail: text('the message for an empty field'),
  invalidEmail: text('the message for a wrong address'),
  limited: text('the message for too many posts'),
  /** What a person agrees to by signing up, stored with each signup. */
  consent: v.strictObject({
    version: text('the version of the wording'),
    wording: text('the request for consent'),
  }),
  privacy: v.strictObject({ text: text('the note on privacy'), link: LinkSchema }),
});

/** The newsletter signup's copy. */
export type Newsletter = v.InferOutput<typeof NewsletterSchema>;

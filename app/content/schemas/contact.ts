import * as v from 'valibot';
import { pageEntries } from './page.ts';
import { HrefSchema, LinkSchema, MailtoSchema, some, text } from './primitives.ts';

const field = v.strictObject({
  label: text('the label'),
  hint: v.optional(text('the hint')),
  /** What the error summary says when a required field is empty or a choice is none of the list. */
  missing: v.optional(text('the message for an empty field')),
  invalid: v.optional(text('the message for a wrong value')),
});

const choice = v.strictObject({ ...field.entries, prompt: text('the first, empty choice') });

/** /contact: the form's words and those around it (sections 2, 5 and 8). Fields are named as the row's columns. */
export const ContactSchema = v.strictObject({
  ...pageEntries,
  form: v.strictObject({
    id: v.literal('form'),
    heading: text('the heading'),
    text: text('the text'),
    requiredNote: text('the note on required fields'),
    fields: v.strictObject({
      full_name: field,
      email_address: field,
      organization_name: field,
      country: choice,
      monthly_budget: choice,
      timeline: choice,
      interest_area: choice,
      message: field,
      /** Three times for a consultation, in a fieldset; they are stored in the message's text under the heading. */
      times: v.strictObject({
        legend: text('the legend'),
        hint: text('the hint'),
        labels: v.strictObject({
          time_1: text('the first label'),
          time_2: text('the second label'),
          time_3: text('the third label'),
        }),
        invalid: text('the message for what is no time'),
        heading: text('the heading in the message'),
      }),
    }),
    button: text('the words of the button'),
    sending: v.literal('Sending...'),
    success: v.literal(
      "Thank you for reaching out! We've received your message and will get back to you within 24 hours.",
    ),
    failure: v.pipe(
      text('the message of failure'),
      v.startsWith(
        'Something went wrong submitting your message. Please try emailing us directly at ',
      ),
    ),
    limited: text('the message for too many posts'),
    refused: text('the message for a post that cannot be read'),
    tooLong: text('the message for a post that is too long to be read'),
    errorTitle: text('the word before the document’s title when something is wrong'),
    errorSummary: text('the heading of the error summary'),
    privacy: v.strictObject({ text: text('the note on privacy'), link: LinkSchema }),
  }),
  booking: v.strictObject({
    id: v.literal('book-consultation'),
    heading: text('the heading'),
    paragraphs: some(text('a paragraph')),
    /** Stands where a calendar will be. */
    placeholder: text('the text of the placeholder'),
    link: LinkSchema,
    /** Instead of both where organization.ts names a booking page. */
    calendar: v.strictObject({ text: text('the text'), label: text('the words of the link') }),
  }),
  direct: v.strictObject({
    heading: text('the heading'),
    email: v.strictObject({
      label: text('the label'),
      text: text('the address'),
      href: MailtoSchema,
    }),
    location: v.strictObject({ label: text('the label'), text: text('the location') }),
    social: v.strictObject({ label: text('the label'), text: text('the name'), href: HrefSchema }),
    reply: text('the promise about replies'),
  }),
});

/** The closed lists of section 5. */
export const ContactOptionsSchema = v.strictObject({
  countries: some(text('a country')),
  budgets: some(text('a budget')),
  timelines: some(text('a timeline')),
  interestAreas: some(text('an interest')),
});

/** The contact page. */
export type Contact = v.InferOutput<typeof ContactSchema>;

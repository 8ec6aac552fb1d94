import * as v from 'valibot';
import { budgets, contact, countries, interestAreas, timelines } from '../content/contact.ts';
import { fieldLengths } from '../server/forms/field-lengths.ts';
import {
  choiceField,
  emailField,
  lineField,
  optionalChoiceField,
  textField,
} from '../server/forms/fields.ts';
import { type Form, receiveForm } from '../server/forms/receive-form.ts';
import { storeOnce } from '../server/forms/store-once.ts';
import type { Submission } from '../server/forms/submission.ts';
import type { RequestContext } from '../server/request-context.ts';
import { supabaseFor } from '../server/supabase/client.ts';
import { TimeFieldSchema, timeFields, withTimes } from './proposed-times.ts';

/** The row's columns that the form fills in. */
const columns = [
  'full_name',
  'email_address',
  'organization_name',
  'interest_area',
  'country',
  'monthly_budget',
  'timeline',
  'message',
] as const;

/** The contact form's fields in their order on the page: the row's columns, and the times that go into the message. */
export const contactFields = [...columns, ...timeFields] as const;

/** See {@link contactFields}. */
export type ContactField = (typeof contactFields)[number];

const { fields } = contact.form;

const tooLong = (label: string, limit: number) =>
  `${label} must be ${limit.toLocaleString('en-CA')} characters or fewer`;

const oneLine = (label: string) => `${label} must be on one line, without tabs`;

const messageTooLong = tooLong(fields.message.label, fieldLengths.message);

const FieldsSchema = v.object({
  full_name: lineField(fieldLengths.name, {
    required: fields.full_name.missing,
    tooLong: tooLong(fields.full_name.label, fieldLengths.name),
    control: oneLine(fields.full_name.label),
  }),
  email_address: emailField(fieldLengths.email, {
    required: fields.email_address.missing,
    tooLong: tooLong(fields.email_address.label, fieldLengths.email),
    invalid: fields.email_address.invalid,
  }),
  organization_name: v.pipe(
    lineField(fieldLengths.organization, {
      tooLong: tooLong(fields.organization_name.label, fieldLengths.organization),
      control: oneLine(fields.organization_name.label),
    }),
    v.transform((name) => name || null),
  ),
  interest_area: choiceField(interestAreas, fields.interest_area),
  country: choiceField(countries, fields.country),
  monthly_budget: optionalChoiceField(budgets, fields.monthly_budget.invalid),
  timeline: optionalChoiceField(timelines, fields.timeline.invalid),
  message: textField(fieldLengths.message, {
    required: fields.message.missing,
    tooLong: messageTooLong,
  }),
  time_1: TimeFieldSchema,
  time_2: TimeFieldSchema,
  time_3: TimeFieldSchema,
});

/**
 * What a message must be (specification, section 5); labels and most messages are the page's content. Proposed times
 * become a part of the message's text, which is bounded as a whole.
 */
export const MessageSchema = v.pipe(
  FieldsSchema,
  v.transform(({ time_1, time_2, time_3, message, ...rest }) => ({
    ...rest,
    message: withTimes(message, [time_1, time_2, time_3]),
  })),
  v.forward(
    v.check(({ message }) => message.length <= fieldLengths.message, messageTooLong),
    ['message'],
  ),
);

const form: Form<ContactField, v.InferOutput<typeof MessageSchema>> = {
  name: 'contact',
  fields: contactFields,
  schema: MessageSchema,
};

/**
 * Takes a posted message and stores it (specification, section 3): null for what was left empty, status always new.
 * Never rejects, and says 'stored' only if Supabase acknowledged the row or the honeypot was filled.
 */
export async function submitMessage(
  ctx: RequestContext,
  request: Request,
): Promise<Submission<ContactField>> {
  const received = await receiveForm(ctx, request, form);
  if (received.outcome !== 'valid') return received;
  const row = { ...received.valid, status: 'new' };
  const insert = supabaseFor(ctx).from('contact_submissions').insert(row);
  return storeOnce(ctx, { form: form.name, content: row, values: received.values }, insert);
}

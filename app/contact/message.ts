import * as v from 'valibot';
import { budgets, contact, countries, interestAreas, timelines } from '../content/contact.ts';
import { fieldLengths, tooLong } from '../content/form-fields.ts';
import {
  choiceField,
  emailField,
  lineField,
  optionalChoiceField,
  textField,
} from '../server/forms/fields.server.ts';
import { storeForm } from '../server/forms/store-form.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { supabaseFor } from '../server/supabase/client.server.ts';
import type { TablesInsert } from '../server/supabase/database.types.ts';
import { TimeFieldSchema, withTimes } from './proposed-times.ts';

/** The columns that a visitor fills in. A new one does not compile until it has a rule below. */
export type Column = Exclude<
  keyof TablesInsert<'contact_submissions'>,
  'id' | 'status' | 'created_at'
>;

const { fields } = contact.form;

const columns = {
  full_name: lineField(fieldLengths.name, fields.full_name),
  email_address: emailField(fieldLengths.email, fields.email_address),
  organization_name: v.pipe(
    lineField(fieldLengths.organization, fields.organization_name),
    v.transform((name) => name || null),
  ),
  interest_area: choiceField(interestAreas, fields.interest_area),
  country: choiceField(countries, fields.country),
  monthly_budget: optionalChoiceField(budgets, fields.monthly_budget.invalid),
  timeline: optionalChoiceField(timelines, fields.timeline.invalid),
  message: textField(fieldLengths.message, fields.message),
} satisfies Record<Column, v.GenericSchema<string, string | null>>;

const FieldsSchema = v.object({
  ...columns,
  time_1: TimeFieldSchema,
  time_2: TimeFieldSchema,
  time_3: TimeFieldSchema,
});

/** The row's columns, and the times that become part of the message. */
export const contactFields = v.keyof(FieldsSchema).options;

export type ContactField = (typeof contactFields)[number];

/** The message's limit includes the proposed times. */
export const MessageSchema = v.pipe(
  FieldsSchema,
  v.transform(({ time_1, time_2, time_3, message, ...rest }) => ({
    ...rest,
    message: withTimes(message, [time_1, time_2, time_3]),
  })),
  v.forward(
    v.check(
      ({ message }) => message.length <= fieldLengths.message,
      tooLong(fields.message.label, fieldLengths.message),
    ),
    ['message'],
  ),
);

/** Null where a field was left empty. */
export type Message = v.InferOutput<typeof MessageSchema>;

const form = { name: 'contact', fields: contactFields, schema: MessageSchema };

export const storeMessage = (ctx: RequestContext, request: Request) =>
  storeForm(ctx, request, form, (message) =>
    supabaseFor(ctx)
      .from('contact_submissions')
      .insert({ ...message, status: 'new' }),
  );

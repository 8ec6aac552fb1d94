import * as v from 'valibot';
import {
  byColumn,
  type Column,
  type ContactField,
  columns,
  contactFields,
} from '../content/contact-fields.ts';
import { tooLong } from '../content/form-fields.ts';
import { choiceField, emailField, lineField, textField } from '../server/forms/fields.server.ts';
import { storeForm } from '../server/forms/store-form.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { supabaseFor } from '../server/supabase/client.server.ts';
import type { TablesInsert } from '../server/supabase/database.types.ts';
import { TimeFieldSchema, timeFields, withTimes } from './proposed-times.ts';

/** What a visitor writes. An optional field that was left empty is null. */
export type Message = Required<
  Omit<TablesInsert<'contact_submissions'>, 'id' | 'status' | 'created_at'>
>;

// Does not compile while the list and the table differ.
const fields: Readonly<Record<keyof Message, ContactField>> = contactFields;
true satisfies Column extends keyof Message ? true : never;

function ruleOf(field: ContactField): v.GenericSchema<string, string> {
  switch (field.control) {
    case 'line':
      return lineField(field.limit, field);
    case 'email':
      return emailField(field.limit, field);
    case 'choice':
      return choiceField(field.options, field);
    case 'paragraphs':
      return textField(field.limit, field);
  }
}

const isOptional = (column: Column) => fields[column].missing === undefined;

const rules = byColumn((column): v.GenericSchema<string, string | null> => {
  const rule = ruleOf(fields[column]);
  const orNull = v.transform((text: string) => text || null);
  return isOptional(column) ? v.pipe(rule, orNull) : rule;
});

const isMessage = (row: Readonly<Record<Column, string | null>>): row is Message =>
  columns.every((column) => isOptional(column) || row[column] !== null);

export const contactFormFields = [...columns, ...timeFields] as const;

export type ContactFormField = (typeof contactFormFields)[number];

const { limit, label } = contactFields.message;

/** The message's limit includes the proposed times. */
export const MessageSchema = v.pipe(
  v.object({ ...rules, ...v.entriesFromList(timeFields, TimeFieldSchema) }),
  v.transform(({ time_1, time_2, time_3, ...row }) => ({
    ...row,
    message: withTimes(row.message ?? '', [time_1, time_2, time_3]),
  })),
  v.guard(isMessage),
  v.forward(
    v.check(({ message }) => message.length <= limit, tooLong(label, limit)),
    ['message'],
  ),
);

const form = { name: 'contact', fields: contactFormFields, schema: MessageSchema };

export const storeMessage = (ctx: RequestContext, request: Request) =>
  storeForm(ctx, request, form, (message) =>
    supabaseFor(ctx)
      .from('contact_submissions')
      .insert({ ...message, status: 'new' }),
  );

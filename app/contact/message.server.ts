import * as v from 'valibot';
import { consultations } from '#content';
import { contact } from '../content/contact.ts';
import {
  byColumn,
  type Column,
  type ContactField,
  columns,
  fieldOf,
  type ShownField,
} from '../content/contact-fields.ts';
import { answers, type contactPage, timeWords } from '../content/contact-page.ts';
import { organization } from '../content/organization.ts';
import type { MailedMessage } from '../notices/words.server.ts';
import { choiceField, emailField, lineField, textField } from '../server/forms/fields.server.ts';
import { type FormResult, formAction } from '../server/forms/form-action.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { supabaseFor } from '../server/supabase/client.server.ts';
import type { Database } from '../server/supabase/database.types.ts';
import { isTimeZone } from '../text/time-zone.ts';
import {
  type OfferedDays,
  offeredDays,
  timeInWords,
  withTimes,
} from './consultation-times.server.ts';

/** What a visitor writes. An optional field that was left empty is null. */
type Message = Required<
  Pick<Database['public']['Tables']['contact_submissions']['Insert'], Column>
>;

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

const isOptional = (column: Column) => fieldOf(column).missing === undefined;

const rules = byColumn((column): v.GenericSchema<string, string | null> => {
  const rule = ruleOf(fieldOf(column));
  const orNull = v.transform((text: string) => text || null);
  return isOptional(column) ? v.pipe(rule, orNull) : rule;
});

const isMessage = (row: Readonly<Record<Column, string | null>>): row is Message =>
  columns.every((column) => isOptional(column) || row[column] !== null);

/** Moments from which the visitor chose, once each. */
const timesRule = (days: OfferedDays) => {
  const offered = new Set(days.flatMap(({ times }) => times.map(({ value }) => value)));
  return v.pipe(
    v.string(),
    v.transform((posted) => [...new Set(posted.split('\n').filter(Boolean))]),
    v.maxLength(contact.form.times.most, timeWords.tooMany),
    v.everyItem((time) => offered.has(time), timeWords.gone),
  );
};

/** The browser fills it in. */
const ZoneSchema = v.pipe(
  v.string(),
  v.transform((zone) => (isTimeZone(zone) ? zone : '')),
);

/** The message as it was typed, and the chosen times in words. */
export const messageSchema = (days: OfferedDays) =>
  v.pipe(
    v.object({ ...rules, times: timesRule(days), time_zone: ZoneSchema, form_key: v.string() }),
    v.transform(({ times, time_zone, form_key: _, ...typed }) => {
      return { typed, times: times.map((time) => timeInWords(new Date(time), time_zone)) };
    }),
    v.guard((sent): sent is { typed: Message; times: string[] } => isMessage(sent.typed)),
  );

export const contactFormFields = [...columns, 'times', 'time_zone', 'form_key'] as const;

type ContactFormField = (typeof contactFormFields)[number];

/** Times to choose from, or the owner's calendar where there is one. */
export function currentOffer() {
  const days = offeredDays(consultations);
  const href = organization.bookingUrl;
  return {
    days,
    hint: days.length === 0 ? timeWords.none : timeWords.hint(consultations.minutes),
    calendar: href && { ...timeWords.calendar, href },
  };
}

export type Offer = ReturnType<typeof currentOffer>;

/** What the page's loader gives the form. */
export interface Offered {
  readonly interest: string | null;
  readonly offer: Offer;
  readonly fields: readonly ShownField[];
  readonly privacy: typeof contactPage.privacy;
  /** Another one in each form that is shown, by which the site knows a post that comes again. */
  readonly formKey: string;
}

/** `times` are those that were chosen, in words. Where one is refused, `offer` is what the form offers by now. */
export type SentForm = FormResult<ContactFormField> & {
  readonly said?: string | undefined;
  readonly times?: readonly string[] | undefined;
  readonly offer?: Offer | undefined;
};

/** `message` is null when the visitor was told to try again. */
export async function storeMessage(ctx: RequestContext, request: Request) {
  const schema = messageSchema(offeredDays(consultations));
  const form = { name: 'contact', fields: contactFormFields, schema, key: 'form_key' } as const;
  const { result, sent } = await formAction(ctx, request, form, ({ typed, times }) =>
    supabaseFor(ctx)
      .from('contact_submissions')
      .insert({ ...typed, message: withTimes(typed.message, times), status: 'new' }),
  );
  const { outcome, status } = result;
  const said = outcome === 'invalid' ? undefined : answers[status === 413 ? 'tooLong' : outcome];
  const times = sent?.valid.times;
  const offer = result.outcome === 'invalid' && result.errors.times ? currentOffer() : undefined;
  const answer: SentForm = { ...result, said, times, offer };
  const message: MailedMessage | null = sent && {
    ...sent.valid.typed,
    id: sent.id,
    created_at: new Date(),
    times,
  };
  return { result: answer, message };
}

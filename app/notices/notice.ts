import * as v from 'valibot';
import type { Tables } from '../server/supabase/database.types.ts';

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

type FormResult = Tables<'contact_submissions'>;

/** What a mail shows of a row. A column that is missing here is a type error. */
const MessageSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  full_name: v.string(),
  email_address: v.string(),
  organization_name: v.nullable(v.string()),
  country: v.string(),
  monthly_budget: v.nullable(v.string()),
  timeline: v.nullable(v.string()),
  interest_area: v.string(),
  message: v.string(),
  created_at: moment,
} satisfies Record<Exclude<keyof FormResult, 'status'>, v.GenericSchema>);

/** A row of public.claim_notices. A dead one was given up after its last attempt. */
export const ClaimSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.string(),
  attempt: v.number(),
  dead: v.boolean(),
  content: v.unknown(),
});

/** An event that a mail is made of. */
export const NoticeSchema = v.variant('kind', [
  v.object({ id: v.string(), kind: v.picklist(['message', 'reminder']), content: MessageSchema }),
  v.object({
    id: v.string(),
    kind: v.picklist(['message-digest', 'reminder-digest', 'overdue-digest']),
    content: v.object({ total: v.number(), oldest: v.array(v.omit(MessageSchema, ['message'])) }),
  }),
  v.object({
    id: v.string(),
    kind: v.literal('newsletter-summary'),
    content: v.object({
      after: moment,
      until: moment,
      signups: v.string(),
      withdrawals: v.string(),
      subscribers: v.string(),
    }),
  }),
]);

export type Notice = v.InferOutput<typeof NoticeSchema>;

/** How many messages wait for an answer, and the fifty that wait longest. */
export type Digest = Extract<Notice['content'], { total: number }>;

/** The newsletter's numbers of some days. */
export type NewsletterSummary = Extract<Notice['content'], { signups: string }>;

/** A message of the contact form as a mail shows it. */
export type NoticedMessage = v.InferOutput<typeof MessageSchema>;

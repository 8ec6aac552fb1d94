import * as v from 'valibot';
import { columns } from '../content/contact-fields.ts';

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

const NoticedMessageSchema = v.object({
  ...v.entriesFromList(columns, v.nullish(v.string(), null)),
  id: v.pipe(v.string(), v.uuid()),
  full_name: v.string(),
  email_address: v.string(),
  interest_area: v.string(),
  message: v.string(),
  created_at: moment,
});

/** A dead notice was given up after its last attempt. */
export const ClaimSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.string(),
  attempt: v.number(),
  dead: v.boolean(),
  content: v.unknown(),
});

export const NoticeSchema = v.variant('kind', [
  v.object({
    id: v.string(),
    kind: v.picklist(['message', 'reminder']),
    content: NoticedMessageSchema,
  }),
  v.object({
    id: v.string(),
    kind: v.picklist(['message-digest', 'reminder-digest', 'overdue-digest']),
    content: v.object({
      total: v.number(),
      oldest: v.array(v.omit(NoticedMessageSchema, ['message'])),
    }),
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

/** The number of messages that wait, and the fifty oldest. */
export type Digest = Extract<Notice['content'], { total: number }>;

export type NewsletterSummary = Extract<Notice['content'], { signups: string }>;

export type NoticedMessage = v.InferOutput<typeof NoticedMessageSchema>;

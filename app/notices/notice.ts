import * as v from 'valibot';

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

const SenderSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  full_name: v.string(),
  organization_name: v.nullable(v.string()),
  interest_area: v.string(),
  created_at: moment,
});

const MessageSchema = v.object({
  ...SenderSchema.entries,
  email_address: v.string(),
  country: v.string(),
  monthly_budget: v.nullable(v.string()),
  timeline: v.nullable(v.string()),
  message: v.string(),
});

const DigestSchema = v.object({ total: v.number(), oldest: v.array(SenderSchema) });

const SummarySchema = v.object({
  after: moment,
  until: moment,
  signups: v.number(),
  withdrawals: v.number(),
  subscribers: v.number(),
});

const taken = { id: v.pipe(v.string(), v.uuid()), attempt: v.number() };

/**
 * What public.claim_notices answers (supabase/migrations, notices): mails to make, and those that were given up, which
 * are only logged.
 */
export const ClaimedSchema = v.array(
  v.union([
    v.object({ ...taken, dead: v.literal(true), kind: v.string() }),
    v.variant('kind', [
      v.object({
        ...taken,
        dead: v.literal(false),
        kind: v.picklist(['message', 'reminder']),
        content: MessageSchema,
      }),
      v.object({
        ...taken,
        dead: v.literal(false),
        kind: v.literal('overdue-digest'),
        content: DigestSchema,
      }),
      v.object({
        ...taken,
        dead: v.literal(false),
        kind: v.literal('newsletter-summary'),
        content: SummarySchema,
      }),
    ]),
  ]),
);

/** A claimed event of the outbox. */
export type Claimed = v.InferOutput<typeof ClaimedSchema>[number];

/** One that a mail is to be made of. */
export type Notice = Extract<Claimed, { dead: false }>;

/** A message of the contact form as a mail shows it. */
export type NoticedMessage = v.InferOutput<typeof MessageSchema>;

/** The messages that wait for longer than was promised. */
export type OverdueDigest = v.InferOutput<typeof DigestSchema>;

/** The newsletter's numbers of some days. */
export type NewsletterSummary = v.InferOutput<typeof SummarySchema>;

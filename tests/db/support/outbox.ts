import * as v from 'valibot';
import { organization } from '../../../app/content/organization.ts';
import type { Engine } from '../../../scripts/local-supabase/engine.ts';

const TakenSchema = v.array(
  v.object({
    id: v.string(),
    kind: v.string(),
    attempt: v.number(),
    dead: v.boolean(),
    content: v.unknown(),
  }),
);

/** A notice as a claim gives it. */
export type Taken = v.InferOutput<typeof TakenSchema>[number];

/** Takes what is due at a moment, as the Worker would if the server's clock said so. */
export async function claimAt(engine: Engine, at: string): Promise<readonly Taken[]> {
  return v.parse(
    TakenSchema,
    await engine.query('select * from private.claim_notices($1::timestamptz)', [at]),
  );
}

/** Marks a notice as sent at a moment. */
export async function sentAt(engine: Engine, notice: string, at: string): Promise<void> {
  await engine.query('select private.mark_notice_sent($1::uuid, $2::timestamptz)', [notice, at]);
}

/** Stores a message as if it had come at a moment, and gives its id. */
export async function messageAt(engine: Engine, at: string, message = 'Hello'): Promise<string> {
  const [row] = await engine.query(
    `insert into public.contact_submissions (full_name, email_address, country, interest_area, message, created_at)
     values ('Zoë Côté', 'zoe@charity.example', 'Canada', 'General Inquiry', $2, $1::timestamptz) returning id`,
    [at, message],
  );
  await engine.query(
    'update private.outbox set created_at = $1::timestamptz, due_at = $1::timestamptz where submission_id = $2::uuid',
    [at, String(row?.id)],
  );
  return String(row?.id);
}

/** Signs an address up as if at a moment. */
export async function signupAt(engine: Engine, email: string, at: string): Promise<void> {
  await engine.query(
    `insert into public.newsletter_signups (email, company, consented_at) values ($1, $2, $3::timestamptz)`,
    [email, organization.name, at],
  );
}

/** Empties everything that a test may have left. */
export async function emptyAll(engine: Engine): Promise<void> {
  await engine.exec(
    'delete from public.contact_submissions; delete from public.newsletter_signups; delete from private.outbox;',
  );
}

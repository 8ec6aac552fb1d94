import * as v from 'valibot';
import { organization } from '../../../app/content/organization.ts';
import { ClaimSchema } from '../../../app/notices/notice.ts';
import type { Engine } from '../../../scripts/local-supabase/engine.ts';
import { submission } from './rows.ts';

/** Takes what is due at a moment, as the Worker would if the server's clock said so. */
export async function claimAt(engine: Engine, at: string) {
  const rows = await engine.query('select * from private.claim_notices($1::timestamptz)', [at]);
  return v.parse(v.array(ClaimSchema), rows);
}

/** Writes down what a scheduled run at a moment would, and takes what is due. */
export async function plannedAt(engine: Engine, at: string) {
  await engine.query('select private.plan_notices($1::timestamptz)', [at]);
  return claimAt(engine, at);
}

/** Marks a notice as sent at a moment. */
export async function sentAt(engine: Engine, notice: string, at: string): Promise<void> {
  await engine.query('select private.mark_notice_sent($1::uuid, $2::timestamptz)', [notice, at]);
}

/** Stores a message as if it had come at a moment, and gives its id. */
export async function messageAt(engine: Engine, at: string, message = 'Hello'): Promise<string> {
  const [row] = await engine.query(
    `insert into public.contact_submissions
     select (jsonb_populate_record(null::public.contact_submissions, $1::jsonb)).* returning id`,
    [JSON.stringify({ id: crypto.randomUUID(), ...submission, created_at: at, message })],
  );
  const id = String(row?.id);
  await engine.query(
    'update private.outbox set created_at = $1::timestamptz, due_at = $1::timestamptz where submission_id = $2::uuid',
    [at, id],
  );
  return id;
}

/** Gives a message a status, as the owner does in the Table Editor. */
export async function setStatus(engine: Engine, id: string, status: string): Promise<void> {
  const update = 'update public.contact_submissions set status = $2 where id = $1::uuid';
  await engine.query(update, [id, status]);
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

import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { organization } from '../../../app/content/organization.ts';
import { ClaimSchema } from '../../../app/notices/notice.server.ts';
import { localKeys } from '../../../scripts/local-supabase/keys.ts';
import { submission, TestDatabase } from './databases.ts';

const token = localKeys.notices;

/** A database whose clock a test decides, without messages, signups and mails before each test. */
export class OutboxDatabase extends TestDatabase {
  constructor() {
    super();
    beforeEach(() =>
      this.exec(
        'delete from public.contact_submissions; delete from public.newsletter_signups; delete from private.outbox;',
      ),
    );
  }

  /** Takes what is due at a moment, as the Worker would if the server's clock said so. */
  async claimAt(at: string, sender?: string) {
    const { data } = await this.visitor.rpc('claim_notices', {
      token,
      at,
      ...(sender && { sender }),
    });
    return v.parse(v.array(ClaimSchema), data);
  }

  /** Writes down what a scheduled run at a moment would, and takes what is due. */
  async plannedAt(at: string) {
    await this.visitor.rpc('plan_notices', { token, time_zone: 'America/Toronto', at });
    return this.claimAt(at);
  }

  /** Notes at a moment how an attempt to send a notice ended. */
  markAt(at: string, notice: string | undefined, outcome = 'mailed') {
    return this.visitor.rpc('mark_notice', { token, notice: notice ?? '', outcome, at });
  }

  /** Stores messages past the site, one a second from a moment on, as a flood would. */
  async floodAt(at: string, count: number) {
    await this.query(
      `insert into public.contact_submissions (full_name, email_address, country, interest_area, message, created_at)
       select 'Sender ' || number, 'flood@nowhere.example', 'Canada', 'General Inquiry', 'Hello',
         $1::timestamptz + number * interval '1 second'
       from generate_series(1, $2::int) as number`,
      at,
      String(count),
    );
    await this.#dateNotices();
  }

  /** Stores a message as if it had come at a moment, and gives its id. */
  async messageAt(
    at: string,
    message = 'Hello',
    email_address: string = submission.email_address,
    columns: object = {},
  ) {
    const id = crypto.randomUUID();
    await this.query(
      `insert into public.contact_submissions
       select (jsonb_populate_record(null::public.contact_submissions, $1::text::jsonb)).*`,
      JSON.stringify({ id, ...submission, email_address, created_at: at, message, ...columns }),
    );
    await this.#dateNotices();
    return id;
  }

  /** Dates what was just written into the outbox like its messages, which the trigger dates by the server's clock. */
  #dateNotices() {
    return this.exec(
      `update private.outbox as event set created_at = message.created_at, due_at = message.created_at
       from public.contact_submissions as message
       where message.id = event.submission_id and event.kind = 'message' and event.attempts = 0`,
    );
  }

  /** Gives a message a status, as the owner does in the Table Editor. */
  setStatus(id: string, status: string) {
    const update = 'update public.contact_submissions set status = $2 where id = $1::uuid';
    return this.query(update, id, status);
  }

  /** Signs an address up as if at a moment. */
  signupAt(email: string, at: string) {
    return this.query(
      'insert into public.newsletter_signups (email, company, consented_at) values ($1, $2, $3::timestamptz)',
      email,
      organization.name,
      at,
    );
  }
}

import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { organization } from '../../../app/content/organization.ts';
import { ClaimSchema } from '../../../app/notices/notice.ts';
import { TestDatabase } from './databases.ts';
import { submission } from './rows.ts';

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
  async claimAt(at: string) {
    const rows = await this.query('select * from private.claim_notices($1::timestamptz)', at);
    return v.parse(v.array(ClaimSchema), rows);
  }

  /** Writes down what a scheduled run at a moment would, and takes what is due. */
  async plannedAt(at: string) {
    await this.query('select private.plan_notices($1::timestamptz)', at);
    return this.claimAt(at);
  }

  /** Marks a notice as sent at a moment. */
  sentAt(notice: string, at: string) {
    return this.query('select private.mark_notice_sent($1::uuid, $2::timestamptz)', notice, at);
  }

  /** Stores a message as if it had come at a moment, and gives its id. */
  async messageAt(at: string, message = 'Hello'): Promise<string> {
    const id = crypto.randomUUID();
    await this.query(
      `insert into public.contact_submissions
       select (jsonb_populate_record(null::public.contact_submissions, $1::jsonb)).*`,
      JSON.stringify({ id, ...submission, created_at: at, message }),
    );
    await this.query(
      'update private.outbox set created_at = $1::timestamptz, due_at = $1::timestamptz where submission_id = $2::uuid',
      at,
      id,
    );
    return id;
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

import { beforeEach } from 'vitest';
import { organization } from '../../../app/content/organization.ts';
import { submission, TestDatabase } from './databases.ts';

/** A database without messages and signups before each test, whose rows a test makes older. */
export class MessageDatabase extends TestDatabase {
  constructor() {
    super();
    beforeEach(() =>
      this.exec(`delete from public.contact_submissions; delete from public.newsletter_signups;
        update private.list_mails set attempts = 0, next_attempt_at = '-infinity'`),
    );
  }

  /** Lets time pass for the messages and their mails. */
  pass(time: string) {
    return this.exec(
      `update public.contact_submissions set created_at = created_at - interval '${time}',
         last_attempt_at = last_attempt_at - interval '${time}', next_attempt_at = next_attempt_at - interval '${time}';
       update private.list_mails set next_attempt_at = next_attempt_at - interval '${time}'`,
    );
  }

  /** Stores a message as if it had come at a moment, and gives its id. */
  async messageAt(
    at: string,
    message = 'Hello',
    email_address: string = submission.email_address,
    columns: object = {},
  ) {
    const id = crypto.randomUUID();
    const row = { id, ...submission, email_address, created_at: at, message, ...columns };
    const sent = { ...row, from_site: false, mail_attempts: 0, next_attempt_at: at };
    await this.query(
      `insert into public.contact_submissions
       select (jsonb_populate_record(null::public.contact_submissions, $1::text::jsonb)).*`,
      JSON.stringify(sent),
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

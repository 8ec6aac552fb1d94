import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { organization } from '../../../app/content/organization.ts';
import type { Database } from '../../../app/server/supabase/database.types.ts';
import type { LocalSupabase } from '../../../scripts/local-supabase/index.ts';
import { localKeys } from '../../../scripts/local-supabase/keys.ts';
import { fullMessage } from '../../support/contact-message.ts';
import { startFromImage } from '../../support/database-image.ts';

/** A fresh database behind the REST interface. */
async function start(): Promise<LocalSupabase> {
  // The interface reports each refusal on the error output; here refusals are the point.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return startFromImage();
}

/** A client that tries nothing twice, as a visitor or the owner has it. */
function clientOf(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, { accessToken: async () => key, db: { retry: false } });
}

const RowSchema = v.record(v.string(), v.unknown());
const BodySchema = v.pipe(v.string(), v.parseJson(), v.union([v.array(RowSchema), RowSchema]));

/** A fresh database for the tests of a file, with the clients of a visitor and of the owner. */
export class TestDatabase {
  #supabase: LocalSupabase | undefined;

  constructor() {
    beforeAll(async () => {
      this.#supabase = await start();
    });
    afterAll(() => this.#supabase?.stop());
  }

  get supabase(): LocalSupabase {
    if (!this.#supabase) throw new Error('The database is not started yet');
    return this.#supabase;
  }

  get visitor(): SupabaseClient<Database> {
    return clientOf(this.supabase.url, this.supabase.publishableKey);
  }

  get owner(): SupabaseClient<Database> {
    return clientOf(this.supabase.url, this.supabase.secretKey);
  }

  /** How many rows there are of a table, or of one with a condition. */
  async count(rows: string): Promise<number> {
    const [found] = await this.query(`select count(*) from ${rows}`);
    return Number(found?.count);
  }

  query(statement: string, ...values: string[]) {
    return this.supabase.engine.query(statement, values);
  }

  exec(statements: string) {
    return this.supabase.engine.exec(statements);
  }

  /** A request as the typed client would not send it; a `row` is posted. Gives the first row that comes back, or what is said. */
  async send(
    path: string,
    options: { key?: string; row?: unknown; headers?: Record<string, string> } = {},
  ) {
    const { key = this.supabase.publishableKey, row, headers } = options;
    const answer = await fetch(`${this.supabase.url}/rest/v1/${path}`, {
      headers: {
        'content-type': 'application/json',
        ...(key && { apikey: key, authorization: `Bearer ${key}` }),
        ...headers,
      },
      ...(row !== undefined && { method: 'POST', body: JSON.stringify(row) }),
    });
    const [body = {}] = [v.parse(BodySchema, (await answer.text()) || '[]')].flat();
    return { status: answer.status, body };
  }
}

/** What tells the database that a request is the site's. */
export const asSite = { 'x-worker-token': localKeys.notices };

/** Statements as another role runs them, for the engine's `exec`: sent together they are one transaction. */
export const asRole = (role: string, statements: string): string =>
  `set local role ${role}; ${statements};`;

/** Statements past every trigger, as only a superuser may run them. */
export const withoutTriggers = (statements: string): string =>
  `set local session_replication_role = replica; ${statements};`;

type Tables = Database['public']['Tables'];

/** A newsletter signup exactly as the site sends it. */
export const signup = {
  email: 'reader@charity.example',
  company: organization.name,
  created_at: '2026-11-21T12:00:00.000Z',
} as const satisfies Tables['newsletter_signups']['Insert'];

/** A contact submission as the site sends it, with nothing optional filled in. */
export const submission = {
  ...fullMessage,
  organization_name: null,
  monthly_budget: null,
  timeline: null,
  status: 'new',
} as const satisfies Tables['contact_submissions']['Insert'];

/** A job with what a row must have. */
export const job = {
  title: 'Bookkeeper',
  location: 'Toronto, Ontario',
  description: 'Keep the books.',
  slug: 'bookkeeper-for-a-test',
  application_url: 'https://apply.cedarline.example/bookkeeper',
} as const satisfies Tables['jobs']['Insert'];

/** A database without messages and signups before each test. A test can make rows older. */
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

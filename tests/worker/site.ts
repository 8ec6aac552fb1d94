import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import * as v from 'valibot';
import { inject } from 'vitest';
import handler from '../../build/server/index.js';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { limitAfter } from '../support/fake-platform.ts';
import {
  type Answers,
  type Control,
  type FaultInput,
  RequestsSchema,
  RowSchema,
  storedRows,
} from '../support/faults.ts';
import { siteHeader, sites } from './entry.ts';

const lines: string[] = [];
const keep = (line: string) => void lines.push(line);
Object.assign(console, { info: keep, warn: keep, error: keep });

export const origin = 'https://site.example';

export type Site = ReturnType<typeof newSite>;
export type Answer = Awaited<ReturnType<Site['visit']>>;

/** The database takes no more rows of visitors. */
export const fullTables = ['contact_submissions', 'newsletter_signups'].map((contains) => {
  const body = '{"code":"PT429","message":"Too many rows"}';
  return { kind: 'status', status: 429, body, contains } as const;
});

/** The built Worker with a backend and empty caches for one test. */
export function newSite(variables: Readonly<Record<string, string>> = {}) {
  const name = crypto.randomUUID();
  const lane = `${inject('backend')}/lane/${name}`;
  const effects = { mails: 0 };
  const { OWNER_MAIL } = env;
  const surroundings = {
    ...env,
    SUPABASE_URL: lane,
    SUPABASE_ANON_KEY: localKeys.publishable,
    SITE_URL: origin,
    // A .dev.vars may turn mails on.
    NOTICES_TOKEN: '',
    NOTICES_FROM: '',
    NOTICES_TO: '',
    ...variables,
    // Cloudflare's counts for all tests together.
    SITE_LIMITER: limitAfter(300),
    OWNER_MAIL: {
      send(mail: EmailMessage) {
        effects.mails += 1;
        return OWNER_MAIL.send(mail);
      },
    },
  };
  sites.set(name, surroundings);
  const requestIds = new Set<unknown>();
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set(siteHeader, name);
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', name);
    const request = new Request(origin + path, { redirect: 'manual', ...init, headers });
    const response = await exports.default.fetch(request);
    requestIds.add(response.headers.get('X-Request-Id'));
    const text = await response.text();
    /** The text as a visitor reads it: no marks of React's, plain apostrophes. */
    const words = text.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
    return { status: response.status, headers: response.headers, text, words };
  };
  const control = async (body: Control) => {
    await fetch(`${lane}/__control`, { method: 'POST', body: JSON.stringify(body) });
  };
  const requests = async () =>
    v.parse(RequestsSchema, await (await fetch(`${lane}/__requests`)).json());
  return {
    visit,
    post(path: string, fields: Readonly<Record<string, string>>) {
      const body = new URLSearchParams(fields);
      return visit(path, { method: 'POST', headers: { Origin: origin }, body });
    },
    answer: (answers: Answers) => control({ answers }),
    /** Puts these faults in force; none is recovery. */
    fail: (...faults: FaultInput[]) => control({ faults }),
    /** Runs the schedule, and gives the lines that this logged. */
    async runSchedule() {
      const before = lines.length;
      const run = createExecutionContext();
      await handler.scheduled(createScheduledController(), surroundings, run);
      await waitOnExecutionContext(run);
      return parsed(lines.slice(before));
    },
    /** What its requests and runs caused outside the database. */
    effects,
    requests,
    rows: async (table: string) => storedRows(await requests(), table),
    /** The lines that were logged about its requests. */
    log: () => parsed(lines).filter(({ requestId }) => requestIds.has(requestId)),
  };
}

const parsed = (of: readonly string[]) => of.map((line) => v.parse(RowSchema, line));

/** Repeats `attempt` until the rate limiter refuses it. The limiter begins again when the clock's minute turns. */
export async function untilLimited(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await attempt();
    if (answer.status === 429) return answer;
  }
  throw new Error('no attempt was refused');
}

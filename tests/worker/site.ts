import { exports } from 'cloudflare:workers';
import { inject } from 'vitest';
import { rateLimits } from '../../app/server/limits.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import {
  type Answers,
  type Control,
  functionAnswers,
  type RecordedRequest,
  storedRows,
} from '../support/backend-control.ts';
import type { FaultInput } from '../support/faults.ts';
import type { Row } from '../support/job-rows.ts';
import { environmentHeader, logPath } from './entry.ts';

/** The Worker on a backend of the test's own, whose caches are empty at the start. */
export interface Site {
  /** Asks the Worker for a path; redirects are not followed. */
  visit(path: string, init?: RequestInit): Promise<Response>;
  /** Posts a form as this site's own page would. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Answers with these rows instead of the database's sample jobs. */
  readonly jobs: (rows: readonly Row[]) => Promise<void>;
  /** What the database's functions answer, by name; the others are the database's own. */
  readonly functions: (answers: Answers) => Promise<void>;
  /** Puts these faults in force; none is recovery. */
  readonly fail: (...faults: FaultInput[]) => Promise<void>;
  readonly requests: () => Promise<readonly RecordedRequest[]>;
  /** The rows that the database has acknowledged to this site, by table. */
  readonly rows: () => Promise<Readonly<Record<string, readonly Row[]>>>;
  /** The lines that were logged about this site's requests, of the last 200. */
  readonly log: () => Promise<readonly string[]>;
}

const origin = 'https://site.example';

/** A {@link Site}; `environment` replaces the Worker's variables. */
export function newSite(environment: Readonly<Record<string, string>> = {}): Site {
  const lane = `${inject('backend')}/lane/${crypto.randomUUID()}`;
  const variables = {
    SUPABASE_URL: lane,
    SUPABASE_ANON_KEY: localKeys.publishable,
    SITE_URL: origin,
    // Off, also where `npm start` has made a .dev.vars that turns mails on.
    NOTICES_TOKEN: '',
    NOTICES_FROM: '',
    NOTICES_TO: '',
    ...environment,
  };
  const address = crypto.randomUUID();
  const requestIds: string[] = [];
  const visit: Site['visit'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(environmentHeader, JSON.stringify(variables));
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', address);
    const request = new Request(origin + path, { redirect: 'manual', ...init, headers });
    const response = await exports.default.fetch(request);
    requestIds.push(response.headers.get('X-Request-Id') ?? '');
    return response;
  };
  const control = async (body: Control) => {
    await fetch(`${lane}/__control`, { method: 'POST', body: JSON.stringify(body) });
  };
  const requests = async () =>
    (await fetch(`${lane}/__requests`)).json<readonly RecordedRequest[]>();
  return {
    visit,
    post: (path, fields) =>
      visit(path, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(fields),
      }),
    jobs: (jobs) => control({ answers: { jobs } }),
    functions: (answers) => control({ answers: functionAnswers(answers) }),
    fail: (...faults) => control({ faults }),
    requests,
    async rows() {
      const asked = await requests();
      const tables = ['contact_submissions', 'newsletter_signups'];
      return Object.fromEntries(tables.map((table) => [table, storedRows(asked, table)]));
    },
    async log() {
      const response = await exports.default.fetch(origin + logPath);
      const lines = await response.json<string[]>();
      return lines.filter((line) => requestIds.some((id) => line.includes(`"${id}"`)));
    },
  };
}

/**
 * Repeats `attempt` until the rate limiter refuses it, and answers the refusal. It counts by the minute of the clock,
 * which may turn meanwhile; then it begins again. Throws when nothing is refused.
 */
export async function untilLimited(attempt: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries <= 2 * rateLimits.sender.posts; tries += 1) {
    const response = await attempt();
    if (response.status === 429) return response;
    await response.text();
  }
  throw new Error('no attempt was refused');
}

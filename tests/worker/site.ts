import { exports } from 'cloudflare:workers';
import * as v from 'valibot';
import { inject } from 'vitest';
import { rateLimits } from '../../app/server/limits.server.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import {
  type Answers,
  type Control,
  type FaultInput,
  type RecordedRequest,
  RequestsSchema,
  RowSchema,
  storedRows,
} from '../support/faults.ts';
import type { Row } from '../support/job-rows.ts';
import { type Effects, effectsPath, environmentHeader, logPath } from './entry.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as a visitor reads it: no marks of React's, plain apostrophes. */
  readonly words: string;
}

/** The Worker on a backend of the test's own, whose caches are empty at the start. */
export interface Site {
  visit(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  readonly answer: (answers: Answers) => Promise<void>;
  /** Puts these faults in force; none is recovery. */
  readonly fail: (...faults: FaultInput[]) => Promise<void>;
  /** What its requests caused outside the database. */
  readonly effects: () => Promise<Effects>;
  readonly requests: () => Promise<readonly RecordedRequest[]>;
  readonly rows: (table: string) => Promise<readonly Row[]>;
  /** The lines that were logged about this site's requests, of the last 2,000. */
  readonly log: () => Promise<readonly Record<string, unknown>[]>;
}

export const origin = 'https://site.example';

export const mailVariables = {
  NOTICES_TOKEN: 'a-token-of-a-test-and-of-nothing-else',
  NOTICES_FROM: 'website@cedarline.example',
  NOTICES_TO: 'owner@cedarline.example',
};

export function newSite(environment: Readonly<Record<string, string>> = {}): Site {
  const lane = `${inject('backend')}/lane/${crypto.randomUUID()}`;
  const variables = {
    SUPABASE_URL: lane,
    SUPABASE_ANON_KEY: localKeys.publishable,
    SITE_URL: origin,
    // A .dev.vars may turn mails on.
    NOTICES_TOKEN: '',
    NOTICES_FROM: '',
    NOTICES_TO: '',
    ...environment,
  };
  const address = crypto.randomUUID();
  const requestIds = new Set<unknown>();
  const visit: Site['visit'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(environmentHeader, JSON.stringify(variables));
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', address);
    const request = new Request(origin + path, { redirect: 'manual', ...init, headers });
    const response = await exports.default.fetch(request);
    requestIds.add(response.headers.get('X-Request-Id'));
    const text = await response.text();
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
    post: (path, fields) =>
      visit(path, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(fields),
      }),
    answer: (answers) => control({ answers }),
    fail: (...faults) => control({ faults }),
    async effects() {
      const headers = { [environmentHeader]: JSON.stringify(variables) };
      return (await exports.default.fetch(new Request(origin + effectsPath, { headers }))).json();
    },
    requests,
    rows: async (table) => storedRows(await requests(), table),
    async log() {
      const response = await exports.default.fetch(origin + logPath);
      const lines = await response.json<string[]>();
      return lines
        .map((line) => v.parse(RowSchema, line))
        .filter(({ requestId }) => requestIds.has(requestId));
    },
  };
}

/** Repeats `attempt` until the rate limiter refuses it. The limiter begins again when the clock's minute turns. */
export async function untilLimited(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries <= 2 * rateLimits.sender.posts; tries += 1) {
    const answer = await attempt();
    if (answer.status === 429) return answer;
  }
  throw new Error('no attempt was refused');
}

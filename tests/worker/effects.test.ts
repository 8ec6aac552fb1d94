import { expect, inject, it } from 'vitest';
import decisions from '../../docs/decisions/README.md?raw';
import { claimedNotice, newAddress, newMessage } from '../support/contact-message.ts';
import { noticeVariables } from '../support/fake-platform.ts';
import { fullTables, newSite, origin, type Site } from './site.ts';

/*
 * The table of docs/decisions/README.md, "What one request can cause", against floods of invented values.
 */

const [, section = ''] = decisions.split('## What one request can cause');
const rows = [...section.matchAll(/^\| (`.*?`|the schedule) \|([\d |]+)\|(.*)\|/gm)];
const entries = rows.flatMap(([, routes = '', cells = '', by = '']) => {
  const values = cells.split('|').map(Number);
  const [calls = 0, mails = 0, writes = 0, lines = 0, kib = 0, sender = 0, everyone = 0] = values;
  const isLimited = /^ 30 /.test(by);
  const bounds = { calls, mails, writes, lines, kib, sender, everyone, isLimited };
  return routes.split(/` `|`/).map((entry) => ({ entry, bounds }));
});

function boundsOf(route: string) {
  const isFamily = (entry: string) => entry.endsWith('…') && route.startsWith(entry.slice(0, -1));
  const exact = entries.find(({ entry }) => entry === route);
  return (exact ?? entries.find(({ entry }) => isFamily(entry)))?.bounds;
}

const routes = inject('routes');

/** A site whose database is up, down, or takes no more rows. */
async function siteWith(database: 'up' | 'down' | 'full'): Promise<Site> {
  const site = newSite(noticeVariables);
  const nothing = { 'rpc/claim_notices': [], 'rpc/plan_notices': true, 'rpc/unsubscribe': false };
  await site.answer(nothing);
  if (database === 'down') await site.fail({ kind: 'status', status: 500 });
  if (database === 'full') await site.fail(...fullTables);
  return site;
}

const uuid = () => crypto.randomUUID();
const report = JSON.stringify(
  Array(20).fill({ body: { effectiveDirective: 'img-src', blockedURL: 'https://x.example' } }),
);

/** Reads and posts in turn with new values, a third of the posts for data instead of a page. */
async function ask(site: Site, route: string, index: number, sender: string | undefined) {
  const path = route.replace(':slug', uuid()).replace('*', uuid());
  const query = `?token=${uuid()}&q=${uuid()}&submission=${uuid()}&until=1&signature=${uuid()}`;
  const headers = { Origin: origin, ...(sender && { 'CF-Connecting-IP': sender }) };
  if (index % 2 === 0) return site.visit(path + query, { headers });
  const fields = { ...newMessage(), email: newAddress(), message: uuid() };
  const body = route === '/reports/csp' ? report : new URLSearchParams(fields);
  const isData = index % 3 === 0 && path !== '/' && !path.includes('.');
  return site.visit(`${path}${isData ? '.data' : ''}${query}`, { method: 'POST', headers, body });
}

const minuteNow = () => Math.floor(Date.now() / 60_000);

async function flood(site: Site, route: string, times: number, senders: 'one' | 'many') {
  const started = minuteNow();
  let refused = 0;
  for (let first = 0; first < times; first += 8) {
    const batch = Array.from({ length: Math.min(8, times - first) }, (_, place) =>
      ask(site, route, first + place, senders === 'many' ? uuid() : undefined),
    );
    for (const { status } of await Promise.all(batch)) {
      expect(status).not.toBe(500);
      if (status === 429) refused += 1;
    }
  }
  const log = site.log();
  return {
    ...site.effects,
    calls: (await site.requests()).length,
    lines: log.filter(({ level }) => level === 'warn' || level === 'error').length,
    refused,
    // What is counted by the minute begins anew on the minute.
    minutes: minuteNow() - started + 1,
  };
}

const databases = ['up', 'down', 'full'] as const;
const timeout = 600_000;

it.each(routes)('%s causes no more than the table says', { timeout }, async (route) => {
  const bounds = boundsOf(route);
  if (!bounds) throw new Error('The table has no entry for it');
  const hasEffects = bounds.calls + bounds.lines > 0;
  // More than the bound for everyone lets through; every second one is a post.
  const many = hasEffects ? 2 * Math.max(bounds.everyone / Math.max(bounds.calls, 1), 32) + 40 : 4;
  for (const database of hasEffects ? databases : (['up'] as const)) {
    for (const senders of ['one', 'many'] as const) {
      const times = senders === 'one' || database !== 'up' ? Math.min(80, many) : many;
      const { minutes, refused, ...caused } = await flood(
        await siteWith(database),
        route,
        times,
        senders,
      );
      const aMinute = senders === 'one' ? bounds.sender : bounds.everyone;
      const name = `${route}, ${senders} sender, database ${database}`;
      expect(caused.calls, name).toBeLessThanOrEqual(
        Math.min(bounds.calls * times, aMinute * minutes),
      );
      // Ten more than one sender may post, and twenty more than everyone.
      const isBeyond = bounds.isLimited && (senders === 'one' || database === 'up');
      if (isBeyond && minutes === 1) expect(refused, name).toBeGreaterThan(0);
      expect(caused.mails, name).toBeLessThanOrEqual(bounds.mails * times);
      expect(caused.writes, name).toBeLessThanOrEqual(bounds.writes * times);
      expect(caused.lines, name).toBeLessThanOrEqual(bounds.lines * times);
    }
  }
  const site = await siteWith('up');
  const body = 'x'.repeat(1_024 * 1_024);
  const headers = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
  await site.visit(route.replace(':slug', uuid()), { method: 'POST', headers, body });
  // It comes in pieces, and the last one passes the limit.
  expect(site.effects.bytes).toBeLessThanOrEqual((bounds.kib + 64) * 1_024);
});

/* With ten notices that cannot be marked. */
it.each(databases)('the schedule causes what the table says, database %s', async (database) => {
  const site = await siteWith(database);
  const notices = Array.from({ length: 10 }, () => claimedNotice({ id: uuid() }));
  if (database === 'up') {
    await site.answer({ 'rpc/claim_notices': notices, 'rpc/plan_notices': true });
    await site.fail({ kind: 'status', status: 500, contains: 'mark_notice' });
  }
  const logged = await site.runSchedule();
  const { calls = 0, mails = 0, writes = 0, lines = 0 } = boundsOf('the schedule') ?? {};
  // As many as Cloudflare's free plan allows in a run. What is written to the store was read before.
  expect(calls + mails + 2 * writes).toBeLessThan(50);
  const caused = site.effects;
  const requests = await site.requests();
  // The mail about an outage is not among them.
  if (database === 'up') expect([requests.length, caused.mails]).toEqual([calls, mails - 1]);
  expect(caused.writes).toBeLessThanOrEqual(writes);
  const serious = logged.filter(({ level }) => level === 'warn' || level === 'error');
  expect(serious.length).toBeLessThanOrEqual(lines);
  // At least one for each notice that stays unmarked.
  if (database === 'up') expect(serious.length).toBeGreaterThanOrEqual(10);
});

import { expect, it } from 'vitest';
import { hostileJobs } from '../support/hostile-jobs.ts';
import { newSite } from './site.ts';

/** Inside this site, within the page, or a mail: where a page with hostile rows may lead. */
const harmless = /^(\/(?![/\\])|#|mailto:[^\s]+$)/;

it.each(['', ...hostileJobs.map(({ slug }) => `/${slug}`)])(
  '/careers%s with hostile rows leads nowhere else, and holds no element or attribute of theirs',
  async (path) => {
    const site = newSite();
    await site.jobs(hostileJobs);
    const response = await site.visit(`/careers${path}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const [, address] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      expect(address).toMatch(harmless);
    }
    expect(html).not.toMatch(/>Apply (Now|via Email)/);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
    const types = [...html.matchAll(data)].map(([, json = '']): unknown => JSON.parse(json));
    const main = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replaceAll(data, '')
      .replaceAll(/"[^"]*"/g, '""');
    expect(main).not.toMatch(/<(script|iframe|object|embed|base|meta|style|math|marquee)\b/);
    expect(main).not.toMatch(/<[^>]+ on[a-z]+=/);
    if (path) expect(types).toContainEqual(expect.objectContaining({ '@type': 'JobPosting' }));
  },
);

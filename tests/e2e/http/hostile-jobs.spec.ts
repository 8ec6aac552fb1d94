import { readDocument } from '../../support/document.ts';
import { hostileJobs } from '../../support/hostile-jobs.ts';
import { testSites } from '../../support/sites.ts';
import { expect, test } from '../fixtures.ts';

test.use({ baseURL: testSites.faulty.url });

/** Inside this site, within the page, or a mail: where a page with hostile rows may lead. */
const harmless = /^(\/(?![/\\])|#|mailto:[^\s]+$)/;

test('a page of a hostile row leads nowhere else, and says its data as data', async ({
  request,
}) => {
  expect(hostileJobs.length).toBeGreaterThan(15);
  for (const path of ['', ...hostileJobs.map(({ slug }) => `/${slug}`)]) {
    const response = await request.get(`/careers${path}`);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const { anchors, data } = readDocument(html);
    for (const address of anchors) expect(address, path).toMatch(harmless);
    if (!path) continue;
    expect(html, path).not.toMatch(/>Apply (Now|via Email)/);
    expect(data.map((text): unknown => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ '@type': 'JobPosting' }),
    );
  }
});

import { careers, jobPage } from '../../app/content/careers.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { hostileJobs, payloads } from '../support/hostile-jobs.ts';
import { testSite } from '../support/sites.ts';
import { expect, test } from './backend.ts';
import { hydrate } from './visit.ts';

interface Row {
  readonly title: string;
  readonly slug: string;
  readonly location: string;
  readonly description: string;
}

/** What the database has, in the owner's order. */
async function openJobs(): Promise<readonly Row[]> {
  const response = await fetch(
    `${testSite.backend}/rest/v1/jobs?is_active=eq.true&order=order_index.asc`,
    {
      headers: { apikey: localKeys.publishable, Authorization: `Bearer ${localKeys.publishable}` },
    },
  );
  return response.json();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'careers' : 'careers without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('narrows the list by an address that can be shared', async ({ page }) => {
      const jobs = await openJobs();
      const place = jobs[1]?.location ?? '';
      await page.goto('/careers');
      if (javaScriptEnabled) await hydrate(page);
      const field = page.getByLabel('Location');
      await field.focus();
      await field.selectOption(place);
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show' }).click();
      const there = jobs.filter(({ location }) => location === place);
      const headings = page.locator('#openings article').getByRole('heading');
      await expect(headings).toHaveText(there.map(({ title }) => title));
      if (javaScriptEnabled) await expect(field, 'for the next choice by key').toBeFocused();
      await page.goto(page.url());
      await expect(headings).toHaveText(there.map(({ title }) => title));
      if (javaScriptEnabled) await hydrate(page);
      await page.getByRole('link', { name: careers.list.filter.all }).click();
      if (javaScriptEnabled) await expect(field, 'which the link goes without').toBeFocused();
      await expect(headings).toHaveCount(jobs.length);
      await expect(field).toHaveValue('');
      await page.goBack();
      await expect(headings).toHaveCount(there.length);
      await expect(field).toHaveValue(place);
    });
  });
}

test('a card leads to the job, whole and with its line breaks, and back', async ({ page }) => {
  const job = (await openJobs()).find(({ description }) => description.includes('\n'));
  await page.goto('/careers');
  await page.getByRole('link', { name: job?.title ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job?.title ?? '');
  for (const name of [jobPage.about, jobPage.qualifications, jobPage.benefits]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  const about = page.locator('section[aria-labelledby=about-role] p');
  expect(await about.textContent()).toBe(job?.description);
  await expect(about).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await page.getByRole('link', { name: jobPage.back.label }).click();
  await expect(page).toHaveURL('/careers');
});

test('lists the open jobs of the database in order, each in three lines', async ({ page }) => {
  const jobs = await openJobs();
  await page.goto('/careers');
  const cards = page.locator('#openings article');
  await expect(cards.getByRole('heading')).toHaveText(jobs.map(({ title }) => title));
  const preview = cards.first().locator('.line-clamp-3');
  const lines = await preview.evaluate((element) => {
    const height = Number.parseFloat(getComputedStyle(element).lineHeight);
    return [element.clientHeight / height, element.scrollHeight / height].map(Math.round);
  });
  expect(lines[0]).toBe(3);
  expect(lines[1]).toBeGreaterThan(3);
});

test('sharing a job says what came of it, also when the browser refuses, each time anew', async ({
  page,
  context,
}) => {
  const [job] = await openJobs();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/careers/${job?.slug}`);
  await hydrate(page);
  const outcome = page.getByRole('status').filter({ hasText: /\S/ });
  const { copy, copied, share, refused } = jobPage.share;
  for (const name of [copy, share]) {
    await page.getByRole('button', { name }).click();
    await expect(outcome).toHaveText(copied);
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: copy }).click();
  await expect(outcome).toHaveText(refused);
});

test('a navigation inside the page shows the loading views until the jobs are there', async ({
  page,
}) => {
  const hold = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.goto('/about/team');
  await hydrate(page);
  await page.getByRole('link', { name: 'View Open Positions' }).first().click();
  await expect(page.getByText(careers.list.loading)).toBeVisible();
  hold.resolve();
  await expect(page.locator('#openings article').first()).toBeVisible();
});

test.describe('inside the page, when no answer comes', () => {
  test.use({ allow: [/net::ERR_FAILED/] });

  test('the list is empty and the job not found, in the specified words', async ({ page }) => {
    const [job] = await openJobs();
    await page.route(/\/careers(\/.*)?\.data/, (route) => route.abort());
    await page.goto('/careers');
    await hydrate(page);
    await page.getByRole('link', { name: job?.title ?? '', exact: true }).click();
    const { title, openings, unknown } = jobPage.notFound;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(unknown.text)).toBeVisible();
    await page.getByRole('link', { name: openings.label }).click();
    await expect(page.getByText(careers.list.empty)).toBeVisible();
  });
});

test('a job that is on its way has a heading and a title, and its arrival is announced with the focus on it', async ({
  page,
}) => {
  const [job] = await openJobs();
  const hold = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.goto('/careers');
  await hydrate(page);
  await page.getByRole('link', { name: job?.title ?? '', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const announcement = page.locator('body > [role=status]');
  await expect(heading).toHaveText(jobPage.loading);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${jobPage.loading}`));
  await expect(announcement).toHaveText(await page.title());
  hold.resolve();
  await expect(heading).toHaveText(job?.title ?? '');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${job?.title}`));
  await expect(announcement).toHaveText(await page.title());
});

// What their addresses and the list of them are is in tests/worker/hostile-jobs.test.ts.
test('hostile rows run nothing on pages that hold every payload', async ({ page, backend }) => {
  for (const row of hostileJobs.slice(8, 10)) {
    await backend.fail({ kind: 'wrong-types', body: [row], contains: `slug=eq.${row.slug}` });
    await page.goto(`/careers/${row.slug}`);
    await expect(page.locator('main')).toContainText(payloads[0] ?? '');
    await hydrate(page);
    expect(await page.evaluate(() => Reflect.has(window, '__ran'))).toBe(false);
    const foreign = page.locator('main :is(iframe, object, embed, base, svg script)');
    await expect(foreign).toHaveCount(0);
  }
});

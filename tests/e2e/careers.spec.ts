import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright/test';
import { careers, job as jobPage } from '#content';
import team from '../../app/content/data/team.json' with { type: 'json' };
import type { Database } from '../../app/server/supabase/database.types.ts';
import { localKeys } from '../../scripts/local-supabase/keys.ts';
import { testSite } from '../support/test-site.ts';
import { expectAccessible } from './axe-check.ts';
import { expect, test } from './fixtures.ts';
import { holdBack, phone, visit } from './visit.ts';

/** The open positions of the seed. */
async function openJobs() {
  const visitor = createClient<Database>(testSite.backend, localKeys.publishable);
  const { data } = await visitor.from('jobs').select().order('order_index').throwOnError();
  const [first, ...others] = data;
  if (!first) throw new Error('there is no open position');
  return [first, ...others] as const;
}

const cards = (page: Page) => page.locator('#openings article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('lists the open jobs, narrows them and shows one', async ({ page }) => {
  const jobs = await openJobs();
  // The choice needs no answer.
  await page.route(/careers\.data/, (route) => route.abort());
  await visit(page, '/careers');
  const headings = cards(page).getByRole('heading');
  await expect(headings).toHaveText(jobs.map(({ title }) => title));
  const field = page.locator('select[name=arrangement]');
  await field.focus();
  await field.selectOption('remote');
  const there = jobs.filter(({ work_arrangement }) => work_arrangement === 'remote');
  await expect(headings).toHaveText(there.map(({ title }) => title));
  const counted = new RegExp(`^${there.length} of ${jobs.length} `);
  await expect(page.getByRole('status').filter({ hasText: counted })).toBeVisible();
  await page.unroute(/careers\.data/);
  await expect(field, 'for the next choice by key').toBeFocused();
  await page.getByRole('link', { name: careers.list.filter.all }).click();
  await expect(headings).toHaveCount(jobs.length);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(headings).toHaveCount(there.length);
  await expect(field).toHaveValue('remote');

  const [shown] = there;
  await headings.first().getByRole('link').click();
  await expect(heading(page)).toHaveText(shown?.title ?? '');
  const about = page.locator('section[aria-labelledby=about-role] p');
  expect(await about.textContent()).toBe(shown?.description);
  await expect(about).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await page.getByRole('link', { name: jobPage.back.label }).click();
  await expect(page).toHaveURL('/careers');
});

test('on a phone the filters are one line, and a job’s first screen and paper say where to apply', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/careers?arrangement=remote');
  const field = page.locator('select[name=arrangement]');
  await expect(field).toBeHidden();
  await page.getByText(`${careers.list.filter.heading} (1 chosen)`).click();
  await expect(field).toHaveValue('remote');
  const { byEmail, online } = jobPage.apply;
  const apply = page.getByRole('link', { name: new RegExp(`${byEmail.button}|${online.button}`) });
  const preview = page.locator('meta[property="og:description"]');
  // One of each way to apply.
  const ways = Map.groupBy(await openJobs(), ({ application_url: to }) => to.startsWith('mailto:'));
  for (const [job] of ways.values()) {
    await page.goto(`/careers/${job?.slug}`);
    await expect(apply.first()).toBeInViewport({ ratio: 1 });
    await expect(preview).toHaveAttribute('content', /^\$\d/);
    const href = (await apply.last().getAttribute('href')) ?? '';
    const [, address = href] = /^mailto:([^?]+)/.exec(href) ?? [];
    await page.emulateMedia({ media: 'print' });
    await expect(apply.last()).toBeVisible();
    await expect(apply.last()).toHaveCSS('content', `" (${address})"`, { pseudo: 'after' });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('sharing a job says what came of it', async ({ page, context }) => {
  const [job] = await openJobs();
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      document.title = data.url ?? '';
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/careers/${job.slug}`);
  const outcome = page.getByRole('status').filter({ hasText: /\S/ });
  const { copy, copied, share, select } = jobPage.share;
  await page.getByRole('button', { name: share }).click();
  await expect(page).toHaveTitle(page.url());
  await page.getByRole('button', { name: copy }).click();
  await expect(outcome).toHaveText(copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: copy }).click();
  await expect(outcome).toHaveText(select);
});

test('a list and a job that are on their way say so', async ({ page }) => {
  const [job] = await openJobs();
  await visit(page, '/about/team');
  const showList = await holdBack(page, /\.data/);
  await page.getByRole('link', { name: team.openings.link.label }).first().click();
  await expect(page.getByText(careers.list.loading)).toBeVisible();
  showList();
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(/\.data/);

  const showJob = await holdBack(page, /\.data/);
  await page.getByRole('link', { name: job.title, exact: true }).click();
  const announcement = page.locator('body > [role=status]');
  for (const title of [jobPage.loading, job.title]) {
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(announcement).toHaveText(await page.title());
    showJob();
  }
});

test.describe('when no answer comes', () => {
  test.use({ allow: [/net::ERR_FAILED|404/] });

  test('a list inside the page is empty and a job not found', async ({ page }) => {
    const [job] = await openJobs();
    await page.route(/\/careers(\/.*)?\.data/, (route) => route.abort());
    await visit(page, '/careers');
    await page.getByRole('link', { name: job.title, exact: true }).click();
    const { title, openings, retry } = jobPage.notFound;
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(retry)).toBeVisible();
    await page.getByRole('link', { name: openings.label }).click();
    await expect(page.getByText(careers.list.empty)).toBeVisible();
    for (const path of ['/careers/no-such-job', '/no-such-page']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
});

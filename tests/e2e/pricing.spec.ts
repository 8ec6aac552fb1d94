import policyToolkit from '../../app/content/data/policy-toolkit.json' with { type: 'json' };
import { estimate, estimatePage } from '../../app/content/estimate.ts';
import { estimatePrice } from '../../app/pricing/estimate.ts';
import { formatCents } from '../../app/text/numbers.ts';
import { expect, test, testWithoutScripts } from './fixtures.ts';
import { standStill, visit } from './visit.ts';

const { fields, button } = estimate;
const { add, added } = policyToolkit.products.buttons;

test('an estimate follows the typing and becomes a note for the board', async ({ page }) => {
  await page.goto('/pricing');
  const section = page.locator('#estimate');
  await section.getByLabel(fields.full_time.label).fill('21');
  const partTime = section.getByLabel(fields.part_time.label);
  await partTime.fill('-3');
  await expect(partTime).toHaveAttribute('aria-invalid', 'true');
  await expect(partTime).toHaveAccessibleDescription(new RegExp(fields.part_time.label));
  await partTime.fill('0');
  await expect(partTime).toHaveAttribute('aria-invalid', 'false');
  const people = { full_time: 21, part_time: 0, relief: 0, volunteers: 0 };
  const price = estimatePrice(people, estimate.rates);
  if (price.outcome !== 'priced') throw new Error('expected a price');
  await expect(section.getByRole('status')).toContainText(formatCents(price.monthly));
  // The sum stands above the fields on a phone and covers none that the keyboard reaches (WCAG 2.2, 2.4.11).
  await page.setViewportSize({ width: 390, height: 500 });
  const relief = page.getByLabel(fields.relief.label);
  const isInFront = relief.evaluate((field) => {
    field.scrollIntoView({ block: 'start' });
    const { left, top } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 9, top + 9) === field;
  });
  expect(await isInFront).toBe(true);
  await expect(section.getByText(formatCents(price.monthly)).first()).toBeInViewport();

  await section.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/pricing\/estimate\?full_time=21&part_time=0/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await relief.fill('some');
  await page.getByRole('button', { name: estimatePage.update }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').click();
  await expect(relief).toBeFocused();
  await relief.fill('');
  await page.locator('#organization').fill('Harbour Street Shelter');
  await page.getByRole('button', { name: estimatePage.update }).click();
  await expect(page).toHaveURL(/organization=Harbour\+Street\+Shelter/);
  await expect(page.getByRole('main')).toContainText('Harbour Street Shelter');
});

test('a product says for three seconds that it was added, one at a time', async ({ page }) => {
  // As without a shop, whatever the owner has.
  await page.route('**/policy-toolkit.data', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"checkoutUrl"', '"other"');
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  await visit(page, '/products');
  await page.locator('main a[href="/products/policy-toolkit"]').first().click();
  await expect(page).toHaveURL('/products/policy-toolkit');
  await standStill(page);
  const cards = page.locator('#products article').filter({ has: page.getByRole('button') });
  const [full, finance] = [cards.nth(0).getByRole('button'), cards.nth(1).getByRole('button')];
  await full.click();
  await expect(full).toHaveText(added);
  await page.clock.runFor(1_000);
  await finance.click();
  await expect(finance).toHaveText(added);
  await expect(full).toHaveText(add);
  await expect(page.locator('#products').getByRole('status')).toContainText(added);
  await page.clock.runFor(2_999);
  await expect(finance).toHaveText(added);
  await page.clock.runFor(1);
  await expect(finance).toHaveText(add);
});

testWithoutScripts(
  'without JavaScript the estimator has a page, the toolkit no dead button',
  async ({ page }) => {
    await page.goto('/pricing');
    await page.getByLabel(fields.full_time.label).fill('51');
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/pricing\/estimate\?full_time=51/);
    await expect(page.locator('#full_time')).toHaveValue('51');
    await expect(page.getByRole('main')).toContainText('$');

    await page.goto('/products/policy-toolkit');
    await expect(page.getByRole('button', { name: add })).toHaveCount(0);
  },
);

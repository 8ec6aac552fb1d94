import { organization } from '../../app/content/organization.ts';
import { expect, test } from './fixtures.ts';
import { standStill, visit } from './visit.ts';

test.describe('the estimator', () => {
  test('follows the typing and offers the address of what it shows', async ({ page }) => {
    await page.goto('/pricing');
    const section = page.locator('#estimate');
    await expect(section).toContainText('$3,950');
    await section.getByLabel('Full-time employees').fill('21');
    await section.getByLabel('Part-time employees').fill('0');
    await expect(section).toContainText('$7,245');
    await expect(section.getByRole('status')).toHaveText('Per month: $7,245. Per year: $86,940.');
    await section.getByRole('link', { name: 'Link to this estimate' }).click();
    await expect(page).toHaveURL(/\/pricing\/estimate\?full_time=21&part_time=0/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('$86,940');
  });

  test('keeps what was typed at the very first moment', async ({ page }) => {
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.locator('#full_time').fill('51');
    await expect(page.locator('#estimate')).toContainText('With 55 employees');
    await expect(page.locator('#full_time')).toHaveValue('51');
  });

  test('makes a sheet for the board: name, day, assumptions and subsidies', async ({ page }) => {
    await page.goto('/pricing/estimate?full_time=8&part_time=4&volunteers=30');
    await page.getByLabel('Your organization’s name').fill('Harbour Street Shelter');
    await page.getByRole('button', { name: 'Work Out My Price' }).click();
    await expect(page).toHaveURL(/organization=Harbour\+Street\+Shelter/);
    const sheet = page.getByRole('main');
    for (const words of [
      'Prepared for Harbour Street Shelter',
      'As of ',
      '$3,950',
      'What this assumes',
      'Our Board can grant a subsidy.',
    ])
      await expect(sheet).toContainText(words);
    const link = page.getByRole('link', { name: 'Link to this estimate' });
    await expect(link).toHaveAttribute('href', /organization=Harbour\+Street\+Shelter$/);
  });

  test('moves focus to what is wrong', async ({ page }) => {
    await page.goto('/pricing/estimate?full_time=3');
    await page.getByLabel('Relief or casual employees').fill('some');
    await page.getByRole('button', { name: 'Work Out My Price' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByLabel('Relief or casual employees')).toBeFocused();
  });
});

test.describe('without a network', () => {
  test('an estimate follows its form all the same', async ({ page, context }) => {
    await visit(page, '/pricing/estimate?full_time=3');
    await context.setOffline(true);
    await page.getByLabel('Full-time employees').fill('21');
    await page.getByRole('button', { name: 'Work Out My Price' }).click();
    await expect(page).toHaveURL(/full_time=21/);
    await expect(page.getByRole('link', { name: 'Link to this estimate' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$7,245');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the estimator answers with a page', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Full-time employees').fill('51');
    await page.getByRole('button', { name: 'Work Out My Price' }).click();
    await expect(page.getByRole('main')).toContainText('With 55 employees');
  });

  test('the toolkit is ordered by email', async ({ page }) => {
    await page.goto('/products/policy-toolkit');
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    const order = page.getByRole('link', { name: 'Order by Email' });
    await expect(order).toHaveCount(3);
    await expect(order.first()).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${organization.email}\\?subject=`),
    );
  });
});

test.describe('the toolkit', () => {
  test('says Added to Cart! for three seconds, on one card at a time', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/products/policy-toolkit');
    await standStill(page);
    const cards = page.locator('#products article');
    const [full, finance] = [cards.nth(0).getByRole('button'), cards.nth(1).getByRole('button')];
    await full.click();
    await expect(full).toHaveText('Added to Cart!');
    await page.clock.runFor(1_000);
    await finance.click();
    await expect(finance).toHaveText('Added to Cart!');
    await expect(full).toHaveText('Add to Cart');
    await expect(page.locator('#products').getByRole('status')).toHaveText(
      'Finance Pack: Added to Cart!',
    );
    await page.clock.runFor(2_999);
    await expect(finance).toHaveText('Added to Cart!');
    await page.clock.runFor(1);
    await expect(finance).toHaveText('Add to Cart');
  });

  test('shows a product’s details where they stand', async ({ page }) => {
    await page.goto('/products/policy-toolkit');
    await page.getByRole('link', { name: 'View Details' }).nth(1).click();
    await expect(page).toHaveURL(/#finance-policies$/);
    await expect(page.locator('#finance-policies')).toBeInViewport();
  });
});

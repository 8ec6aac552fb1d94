import { expect, test } from './late-scripts.ts';

/*
 * Nothing that a visitor does while the scripts are still on their way is lost.
 */

test('keeps focus and everything typed and chosen while it loads', async ({ page, arrive }) => {
  await page.goto('/contact?interest=governance');
  const fields = page.locator('form input:visible, form textarea:visible, form select:visible');
  const name = fields.first();
  await name.pressSequentially('Ama');
  for (const select of await page.locator('form select').all())
    await select.selectOption({ index: 2 });
  await page.locator('form textarea').fill('We need a treasurer.');
  await name.focus();
  await name.press('End');
  await name.pressSequentially(' Owusu');
  const values = () =>
    fields.evaluateAll((all) => all.map((field) => ('value' in field ? field.value : '')));
  const before = await values();
  await arrive();
  expect(await values()).toEqual(before);
  await expect(name).toBeFocused();
  await name.pressSequentially('!');
  await expect(name).toHaveValue('Ama Owusu!');
});

test('leaves the focus in a field that was reached from the list of what is wrong', async ({
  page,
  arrive,
}) => {
  // The list has the focus, a sign of intent: the page is not complete before its scripts.
  await page.goto('/pricing/estimate?relief=some', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.locator('#relief')).toBeFocused();
  await arrive();
  await expect(page.locator('#relief')).toBeFocused();
});

test('leaves the focus where it went after a form’s outcome', async ({ page, arrive }) => {
  await page.goto('/');
  await page.locator('#email').fill('reader@example.org');
  // As a browser does that has not read the page's script yet.
  await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#newsletter [role=status]')).toBeFocused();
  const search = page.getByRole('link', { name: 'Search this site' });
  await search.focus();
  await arrive();
  await expect(search).toBeFocused();
});

test('keeps an address typed into the signup while it loads', async ({ page, arrive }) => {
  await page.goto('/');
  await page.locator('#email').waitFor();
  await page.locator('#email').pressSequentially('director@example.org');
  await arrive();
  await expect(page.locator('#email')).toHaveValue('director@example.org');
  await expect(page.locator('#email')).toBeFocused();
});

test('filters by what was typed while it loads', async ({ page, arrive }) => {
  await page.goto('/resources/faq');
  const field = page.getByRole('searchbox').first();
  await field.pressSequentially('zzzz');
  await arrive();
  await expect(field).toHaveValue('zzzz');
  await expect(page.locator('main details:visible')).toHaveCount(0);
});

test.describe('loses no click while it loads', () => {
  test('a menu on a wide screen', async ({ page, arrive }) => {
    await page.goto('/');
    await page.getByLabel('More in Services').focus();
    await page.keyboard.press('Enter');
    const entry = page.locator('#site-menu a[href="/services/custom-solutions"]');
    await expect(entry).toBeVisible();
    await arrive();
    await expect(entry).toBeVisible();
    await expect(page.getByLabel('More in Services')).toBeFocused();
  });

  test('the menu on a phone', async ({ page, arrive }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await arrive();
    await expect(page.locator('#site-menu')).toBeVisible();
  });

  test('two steps of the carousel', async ({ page, arrive }) => {
    await page.goto('/');
    const next = page.getByRole('button', { name: 'Next testimonial' });
    await next.click();
    await next.click();
    await arrive();
    await expect(page.locator('.carousel-dot').nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('adding to the cart', async ({ page, arrive }) => {
    await page.goto('/products/policy-toolkit');
    const button = page.getByRole('button', { name: /^Add(ed)? to Cart/ }).first();
    await button.click();
    await expect(button, 'shows that the press was heard').toHaveAttribute('aria-busy', 'true');
    await arrive();
    await expect(button).toHaveText('Added to Cart!');
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('the newsletter form that stays in the page', async ({ page, arrive }) => {
    await page.goto('/resources/blog');
    await page.locator('form:not([data-filters]) input[type=email]').fill('director@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await arrive();
    await expect(page.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
    await expect(page).toHaveURL('/resources/blog');
  });

  test('a signup that is stored', async ({ page }) => {
    await page.goto('/');
    await page.locator('#email').fill('early@example.org');
    await page.locator('#newsletter button[type=submit]').click();
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  });

  test('a link', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a[href="/services/governance"]').click();
    await expect(page).toHaveURL('/services/governance');
    await expect(page.locator('h1')).toHaveText(/Governance/);
  });
});

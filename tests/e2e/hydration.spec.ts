import { expect, test } from './fixtures.ts';
import { hydrate, neverIdle, twoFrames } from './visit.ts';

test('leaves the focus where it went after a form’s outcome', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/');
  await page.locator('#email').fill('reader@example.org');
  await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#newsletter [role=status]')).toBeFocused();
  const search = page.getByRole('link', { name: 'Search this site' });
  await search.focus();
  await hydrate(page);
  await expect(search).toBeFocused();
});

test('what was typed stays when an extension moves and adds elements @engines', async ({
  page,
}) => {
  await neverIdle(page);
  await page.goto('/contact?interest=governance');
  const form = page.locator('main form');
  await form
    .locator('input:visible')
    .first()
    .evaluate((field) => {
      const wrapper = document.createElement('extension-box');
      field.replaceWith(wrapper);
      wrapper.append(field);
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement)
          target.after(document.createElement('extension-box'));
      });
    });
  await form.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const fold of all) fold.open = true;
  });
  const [time] = await form.getByRole('checkbox').all();
  await time?.check();
  for (const select of await form.locator('select').all()) await select.selectOption({ index: 2 });
  for (const field of await form.locator(':is(input:not([type=checkbox]), textarea):visible').all())
    await field.fill('ann@example.org');
  await form.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(2, 5);
  });
  const state = () =>
    form.locator('[name]:visible').evaluateAll((all: HTMLInputElement[]) =>
      all.map((field) => {
        const { name, value, checked, selectionStart, selectionEnd } = field;
        const isActive = document.activeElement === field;
        return [name, value, checked, isActive && [selectionStart, selectionEnd]];
      }),
    );
  const before = await state();
  await hydrate(page);
  await twoFrames(page);
  expect(await state()).toEqual(before);
});

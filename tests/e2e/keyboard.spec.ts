import { contactFields } from '../../app/contact/message.ts';
import { contact } from '../../app/content/contact.ts';
import { expect, test } from './fixtures.ts';

/*
 * Getting about by the Tab key itself. That every control of every kind of page shows its focus is in pages.spec.ts.
 */

test('the skip link leads past the header, and the contact form is filled in from top to bottom', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  const stops: string[] = [];
  // The field that only programs fill in is not among them.
  while (stops.at(-1) !== contact.form.button) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent,
    );
    // A field for a time is several stops: its day, its hour and so on.
    if (stop && stop !== stops.at(-1)) stops.push(stop);
  }
  expect(stops.slice(stops.indexOf('full_name'))).toEqual([...contactFields, contact.form.button]);
});

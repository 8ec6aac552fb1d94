import { home } from '../../app/content/home.ts';
import { expect, test } from './fixtures.ts';
import { phone, visit } from './visit.ts';

/*
 * The order in which a screen reader is given what is operated, from the browser's accessibility tree. Each template names
 * what has to come, in this order; what stands between is free.
 */

test.use({ viewport: phone });

test('home is read from the way past the menu to the footer, its menu as pages with submenus', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - banner:
      - link /home$/
      - link "Search this site"
      - button "Menu"
    - main:
      - heading [level=1]
      - link "${home.actions.primary.label}"
      - heading [level=2]
    - contentinfo
  `);
  await expect(page.getByRole('group', { name: home.testimonials.heading })).toMatchAriaSnapshot(`
    - button "Previous testimonial"
    - button "Next testimonial"
    - list:
      - listitem:
        - link /^Show testimonial 1 of/
    - list "${home.testimonials.heading}":
      - listitem:
        - group /^1 of/:
          - figure:
            - blockquote
  `);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "Book a Consultation"
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "About"
          - group
    - link "Search this site"
    - button "Menu"
  `);
});

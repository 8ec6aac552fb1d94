import type { Page } from 'playwright/test';
import { contact } from '../../app/content/contact.ts';
import { expect, test } from './fixtures.ts';
import { phone, visit } from './visit.ts';

/*
 * The order in which a screen reader is given what is operated, from the browser's accessibility tree. Each template names
 * what has to come, in this order; what stands between is free.
 */

// The browser itself reports the refused post.
test.use({ viewport: phone, allow: [/\bstatus (of )?422/] });

test('home is read from the way past the menu to the footer, with one heading after the other', async ({
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
      - link "Explore Our Services"
      - region "Why nonprofits choose us":
        - heading "Why nonprofits choose us" [level=2]
      - region "A letter worth opening":
        - heading "A letter worth opening" [level=2]
    - contentinfo
  `);
  await expect(page.getByRole('group', { name: 'In their words' })).toMatchAriaSnapshot(`
    - button "Previous testimonial"
    - button "Next testimonial"
    - list:
      - listitem:
        - link /^Show testimonial 1 of 4/
      - listitem:
        - link /^Show testimonial 2 of 4/
    - list "In their words":
      - listitem:
        - group /^1 of 4/:
          - figure:
            - blockquote
  `);
});

test('the open menu is read as the booking button, then its pages with their submenus', async ({
  page,
}) => {
  await visit(page, '/');
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
        - listitem:
          - link "Services"
          - group
    - link "Search this site"
    - button "Menu"
  `);
});

/** The fields that the browser tells a screen reader to be wrong, by its own rules or by the page's. */
async function saidToBeWrong(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ properties }) =>
      properties?.some(({ name, value }) => name === 'invalid' && value.value === 'true'),
    )
    .map(({ name }) => name?.value);
}

test('a refused message is read as its faults, then each field with its fault before it', async ({
  page,
}) => {
  await visit(page, '/contact');
  expect(await saidToBeWrong(page), 'before anybody has answered').toEqual([]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: contact.form.heading })).toMatchAriaSnapshot(`
    - heading "${contact.form.heading}" [level=2]
    - alert:
      - heading [level=3]
      - list:
        - listitem:
          - link "Enter your full name"
    - text: Full Name
    - paragraph: "Error: Enter your full name"
    - textbox "Full Name" [invalid]
    - text: Email Address
    - paragraph: "Error: Enter your email address"
    - textbox "Email Address" [invalid]
    - button "Send Message"
  `);
});

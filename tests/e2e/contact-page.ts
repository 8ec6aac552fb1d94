import type { Page } from 'playwright/test';
import { contactFields } from '../../app/contact/message.ts';
import { timeFields } from '../../app/contact/proposed-times.ts';
import { newMessage } from '../support/contact-message.ts';

/** A message whose e-mail address bears the test's mark. */
export const markedMessage = (mark: string) => ({
  ...newMessage(),
  email_address: `zoe.${mark}@nonprofit.example`,
});

/** The fields that are columns of the row; proposed times become a part of the message. */
const columns = contactFields.filter((name) => !timeFields.some((time) => time === name));

const choices = ['country', 'monthly_budget', 'timeline', 'interest_area'];

/** Fills in the contact form as a visitor would. */
export async function fillIn(page: Page, message: Readonly<Record<string, string>>) {
  for (const name of columns) {
    const field = page.locator(`#form [name=${name}]`);
    const value = message[name] ?? '';
    if (choices.includes(name)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What the form holds now. */
export async function typed(page: Page): Promise<Record<string, string>> {
  const entries = columns.map(
    async (name) => [name, await page.locator(`#form [name=${name}]`).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

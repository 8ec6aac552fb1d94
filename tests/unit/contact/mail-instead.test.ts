import { expect, it } from 'vitest';
import { mailInstead } from '../../../app/contact/mail-instead.ts';
import { organization } from '../../../app/content/organization.ts';
import { fullMessage } from '../../support/contact-message.ts';

const read = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it('a mail instead holds everything that was typed, message first', () => {
  const typed = { ...fullMessage, time_1: '2026-11-25T14:00', website: '' };
  const { href, isWhole } = mailInstead(typed);
  const { to, subject, body } = read(href);
  expect([to, subject, isWhole]).toEqual([organization.email, fullMessage.interest_area, true]);
  for (const value of Object.values(typed)) {
    expect(body?.replaceAll('\r\n', '\n')).toContain(value);
  }
  expect(body?.startsWith(fullMessage.message.slice(0, 9))).toBe(true);
});

it.each(['x', 'é', '🙂'])('a long text of %j is cut, at a whole character', (letter) => {
  const { href, isWhole } = mailInstead({ message: letter.repeat(5_000) });
  expect(isWhole).toBe(false);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_980);
  expect(read(href).body).toMatch(new RegExp(`^(${letter})+$`, 'u'));
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contactFields, MessageSchema } from '../../../app/contact/message.ts';
import { contact } from '../../../app/content/contact.ts';
import { fieldLengths, tooLong } from '../../../app/content/form-fields.ts';
import { fullMessage } from '../../support/contact-message.ts';

const { times, message: field } = contact.form.fields;

const empty = Object.fromEntries(contactFields.map((name) => [name, '']));
/** The row of a posted message, or what is said about its fields. */
const posted = (changed: object) => {
  const message = { ...empty, ...fullMessage, ...changed };
  const { success, output, issues } = v.safeParse(MessageSchema, message);
  return success ? output : v.flatten<typeof MessageSchema>(issues).nested;
};

it('proposed times stand below the message, one in a line, and nowhere else', () => {
  const typed = { message: 'Hello', time_1: '2026-11-25T14:00', time_3: '2026-12-01T09:05' };
  const lines = [
    '- Wednesday, November 25, 2026 at 2:00 p.m.',
    '- Tuesday, December 1, 2026 at 9:05 a.m.',
  ];
  const message = ['Hello', '', times.heading, ...lines].join('\n');
  expect(posted(typed)).toMatchObject({ ...fullMessage, message });
  expect(posted({})).toMatchObject(fullMessage);
});

it.each([
  'tomorrow',
  '2026-13-45T10:00',
  '2026-02-31T10:00',
  '2026-11-25T24:00',
  '2026-11-25',
  '2026-11-25T14:00\r\nBcc: x@y.example',
])('%j is no time', (time_2) => {
  expect(posted({ time_2 })).toEqual({ time_2: [times.invalid] });
});

it('proposed times count for the length of the message', () => {
  const message = 'x'.repeat(fieldLengths.message - 10);
  expect(posted({ message })).toHaveProperty('message', message);
  expect(posted({ message, time_1: '2026-11-25T14:00' })).toEqual({
    message: [tooLong(field.label, fieldLengths.message)],
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MessageSchema } from '../../../app/contact/message.ts';
import { bookingUrl } from '../../../app/contact/proposed-times.ts';
import { organization } from '../../../app/content/organization.ts';
import { fullMessage, noTimes } from '../../support/contact-message.ts';

const posted = (changed: object) =>
  v.safeParse(MessageSchema, { ...fullMessage, ...noTimes, ...changed });

const nestedIssues = (changed: object) => {
  const { success, issues } = posted(changed);
  return success ? undefined : v.flatten<typeof MessageSchema>(issues).nested;
};

describe('times that a visitor proposes', () => {
  it('stand below the message, one in a line, and nowhere else', () => {
    const { output } = posted({
      message: 'Can we talk?',
      time_1: '2026-11-25T14:00',
      time_3: '2026-12-01T09:05',
    });
    expect(output).toEqual({
      ...fullMessage,
      message: [
        'Can we talk?',
        '',
        'Times that suit me (Toronto time):',
        '- Wednesday, November 25, 2026 at 2:00 p.m.',
        '- Tuesday, December 1, 2026 at 9:05 a.m.',
      ].join('\n'),
    });
  });

  it('leave a message without any as it was typed', () => {
    expect(posted({}).output).toEqual(fullMessage);
  });

  it.each([
    'tomorrow',
    '2026-13-45T10:00',
    '2026-02-31T10:00',
    '2026-11-25T24:00',
    '2026-11-25',
    '2026-11-25T14:00\r\nBcc: x@y.example',
  ])('are refused at their field when they are none: %j', (time_2) => {
    expect(nestedIssues({ time_2 })).toEqual({
      time_2: ['Choose a day and a time, or leave it empty'],
    });
  });

  it('count for the length of the message', () => {
    const time_1 = '2026-11-25T14:00';
    const message = 'x'.repeat(4_990);
    expect(posted({ message }).success).toBe(true);
    expect(nestedIssues({ message, time_1 })).toEqual({
      message: ['Your Message must be 5,000 characters or fewer'],
    });
  });

  it('are asked for until there is a booking page', () => {
    expect(bookingUrl()).toBeNull();
    const cal = 'https://cal.example/us';
    expect(bookingUrl({ ...organization, bookingUrl: cal })).toBe(cal);
  });
});

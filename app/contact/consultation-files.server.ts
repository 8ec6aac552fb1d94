import { consultations } from 'content-collections';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { organization } from '../content/organization.ts';
import { timesIn } from './consultation-times.server.ts';
import type { Message } from './message.server.ts';

type Booked = Pick<Message, 'full_name' | 'email_address' | 'message'> & {
  readonly created_at: Date;
};

/** A calendar file (RFC 5545) for each time that a visitor chose, tentative until the owner confirms one. */
export function consultationFiles({ full_name, email_address, message, created_at }: Booked) {
  return timesIn(message).map((start, index) => {
    const calendar = ical({
      prodId: { company: organization.name, product: 'Consultations' },
      method: ICalCalendarMethod.PUBLISH,
    });
    calendar.createEvent({
      // The same in each attempt to send the mail.
      id: `${start.getTime()}-${created_at.getTime()}@consultations`,
      stamp: created_at,
      start,
      end: new Date(start.getTime() + consultations.minutes * 60_000),
      summary: `Consultation: ${full_name}`,
      description: `${full_name}, ${email_address}`,
      status: ICalEventStatus.TENTATIVE,
    });
    return { name: `consultation-${index + 1}.ics`, text: `${calendar.toString()}\r\n` };
  });
}

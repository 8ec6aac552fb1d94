import { localTime } from './local-time.ts';
import type { Mail } from './mail.ts';

/** The mail that says that Supabase stopped answering at a moment, or, with `until`, that it answers again. */
export function outageMail(since: number, until: number | null, siteUrl: string): Mail {
  const id = `outage-${since}`;
  const began = ['Since', localTime(new Date(since))] as const;
  if (until !== null) {
    return {
      id: `${id}-over`,
      thread: id,
      subject: 'The site’s database answers again',
      body: [
        { kind: 'text', text: 'Messages and signups are stored again. Mails that waited follow.' },
        { kind: 'facts', facts: [began, ['Until', localTime(new Date(until))]] },
      ],
    };
  }
  return {
    id,
    thread: id,
    subject: 'The site’s database does not answer',
    body: [
      {
        kind: 'text',
        text: 'The site asked Supabase three times, a minute apart, and got no usable answer. Until that changes, visitors see the positions that were known last, nobody can sign up for the newsletter, and messages of the contact form come to you as mails marked “Not stored”.',
      },
      {
        kind: 'text',
        text: 'Look at status.supabase.com, and at your project in Supabase: it may be paused. The site’s docs/operations.md says what else it can be. You get one more mail when Supabase answers again.',
      },
      { kind: 'facts', facts: [began] },
      { kind: 'link', label: 'How it is now', href: `${siteUrl}/healthz` },
    ],
  };
}

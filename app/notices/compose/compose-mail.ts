import { answeredLink } from '../answered-link.ts';
import type { Notice } from '../notice.ts';
import { digestMail } from './digest-mail.ts';
import type { Mail } from './mail.ts';
import { messageMail } from './message-mail.ts';
import { newsletterMail } from './newsletter-mail.ts';

/** Makes the mail of a notice. Without an address of the site it has no links. */
export async function composeMail(
  notice: Notice,
  { siteUrl, token }: { siteUrl: string | null; token: string },
): Promise<Mail> {
  const linkTo = async (submission: string) =>
    siteUrl === null ? null : answeredLink({ siteUrl, token, submission });
  return { id: notice.id, ...(await parts(notice, linkTo)) };
}

async function parts(
  notice: Notice,
  linkTo: (submission: string) => Promise<string | null>,
): Promise<Omit<Mail, 'id'>> {
  switch (notice.kind) {
    case 'message':
    case 'reminder': {
      const link = await linkTo(notice.content.id);
      return messageMail(notice.content, { kind: notice.kind, answeredLink: link });
    }
    case 'overdue-digest': {
      const links = new Map<string, string>();
      for (const { id } of notice.content.oldest) {
        const link = await linkTo(id);
        if (link !== null) links.set(id, link);
      }
      return digestMail(notice.content, links);
    }
    case 'newsletter-summary':
      return newsletterMail(notice.content);
  }
}

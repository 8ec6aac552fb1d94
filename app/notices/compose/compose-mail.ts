import { answeredLink } from '../answered-link.ts';
import type { Notice } from '../notice.ts';
import { digestMail } from './digest-mail.ts';
import type { Mail } from './mail.ts';
import { answeredBlock, messageMail } from './message-mail.ts';
import { newsletterMail } from './newsletter-mail.ts';

/** Makes the mail of a notice; its links are signed with the token. */
export async function composeMail(
  notice: Notice,
  { siteUrl, token }: { siteUrl: string; token: string },
): Promise<Mail> {
  const linkOf = (submission: string) => answeredLink({ siteUrl, token, submission });
  const { id } = notice;
  switch (notice.kind) {
    case 'message':
    case 'reminder': {
      const { content } = notice;
      const mail = messageMail(content, notice.kind);
      const link = answeredBlock(await linkOf(content.id));
      return { id, thread: content.id, ...mail, body: [...mail.body, link] };
    }
    case 'overdue-digest':
      return { id, ...(await digestMail(notice.content, linkOf)) };
    case 'newsletter-summary':
      return { id, ...newsletterMail(notice.content) };
  }
}

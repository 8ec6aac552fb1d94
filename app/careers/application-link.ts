/** Longest application address that is shown. */
export const applicationLinkLength = 2_048;

/** How to apply for a job: by email, or on a page that opens in a new tab. */
interface ApplicationLink {
  readonly kind: 'email' | 'web';
  /** Exactly as the row has it, spaces around it apart; safe as a link's address. */
  readonly href: string;
}

/** What a row's application_url links to: mailto, https or http without anything that browsers read differently; or null. */
export function applicationLink(address: string | null): ApplicationLink | null {
  const href = address?.trim() ?? '';
  if (href.length > applicationLinkLength || /[\s\p{C}\\]/u.test(href)) return null;
  if (/^mailto:[^@?]+@[^@?]+(\?.*)?$/i.test(href)) return { kind: 'email', href };
  const url = /^https?:\/\/[^/?#@]+([/?#].*)?$/i.test(href) ? URL.parse(href) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return { kind: 'web', href };
}

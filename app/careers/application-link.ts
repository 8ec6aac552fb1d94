export const applicationLinkLength = 2_048;

/** A mailto, https or http link without anything that browsers might read differently; else null. */
export function applicationLink(address: string | null) {
  const href = address?.trim() ?? '';
  if (href.length > applicationLinkLength || /[\s\p{C}\\]/u.test(href)) return null;
  if (/^mailto:[^@?]+@[^@?]+(\?.*)?$/i.test(href)) return { kind: 'email', href } as const;
  const url = /^https?:\/\/[^/?#@]+([/?#].*)?$/i.test(href) ? URL.parse(href) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return { kind: 'web', href } as const;
}

export const applicationLinkLength = 2_048;

/** A mailto, https or http link without anything that browsers might read differently; else null. */
export function applicationLink(address: string | null) {
  const href = address?.trim() ?? '';
  if (href.length > applicationLinkLength || /[\s\p{C}\\]/u.test(href)) return null;
  if (/^mailto:[^@?]+@[^@?]+(\?.*)?$/i.test(href)) return { kind: 'email', href } as const;
  if (!/^https?:\/\/[^/?#@]+([/?#].*)?$/i.test(href) || !canBeRead(href)) return null;
  return { kind: 'web', href } as const;
}

/** URL.canParse is younger than the oldest browsers. */
function canBeRead(href: string): boolean {
  try {
    return new URL(href).href !== '';
  } catch {
    return false;
  }
}

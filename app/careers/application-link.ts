export const applicationLinkLength = 2_048;

// Written with the letters of ASCII and Latin, as private.is_application_link has it: everything else is percent-encoded.
const letter = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F';
const label = `[${letter}0-9]([${letter}0-9-]*[${letter}0-9])?`;
const domain = `(${label}\\.)+[${letter}]([${letter}0-9-]*[${letter}0-9])?`;
const port = '(:([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?';
const mailbox = `[${letter}0-9.!$'*+/=^_\`{|}~%-]+@${domain}`;
const rest = '[!-\\[\\]-~\\u00C0-\\u024F]*';

const web = new RegExp(`^https?://${domain}${port}([/?#]${rest})?$`, 'i');
// Several recipients, also as a header field (RFC 6068, section 2).
const mail = new RegExp(
  `^mailto:(${mailbox}(,${mailbox})*(\\?${rest})?|\\?(${rest}&)?to=${mailbox}([,&]${rest})?)$`,
  'i',
);

/** A mailto, https or http link without anything that browsers might read differently; else null. */
export function applicationLink(address: string | null) {
  const href = address?.trim() ?? '';
  if (href.length > applicationLinkLength) return null;
  if (mail.test(href)) return { kind: 'email', href } as const;
  return web.test(href) ? ({ kind: 'web', href } as const) : null;
}

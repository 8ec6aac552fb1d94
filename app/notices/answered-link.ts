import * as v from 'valibot';

/** How long a link of a mail works (milliseconds). */
const validFor = 30 * 24 * 60 * 60 * 1_000;

/** Where the links of the mails lead. */
export const answeredPath = '/notices/answered';

const LinkSchema = v.object({
  submission: v.pipe(v.string(), v.uuid()),
  /** Until when it works: milliseconds since 1970. */
  until: v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** The link that marks a message as answered, signed with the Worker's token. */
export async function answeredLink(options: {
  siteUrl: string;
  token: string;
  submission: string;
  now?: number;
}): Promise<string> {
  const { siteUrl, token, submission, now = Date.now() } = options;
  const until = now + validFor;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(token), signed(submission, until));
  const query = new URLSearchParams({
    submission,
    until: String(until),
    signature: toHex(signature),
  });
  return `${siteUrl}${answeredPath}?${query}`;
}

/** The message that a link marks, or why it marks none: 'invalid' (not ours, or altered) or 'expired'. */
type AnsweredLink = { readonly submission: string } | 'invalid' | 'expired';

/** Checks a link's query. */
export async function readAnsweredLink(
  query: URLSearchParams,
  token: string,
  now = Date.now(),
): Promise<AnsweredLink> {
  const parsed = v.safeParse(LinkSchema, Object.fromEntries(query));
  if (!parsed.success) return 'invalid';
  const { submission, until, signature } = parsed.output;
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await keyOf(token),
    fromHex(signature),
    signed(submission, until),
  );
  if (!isOurs) return 'invalid';
  return until < now ? 'expired' : { submission };
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Names the purpose, so that a signature can never stand for anything else. */
const signed = (submission: string, until: number) => bytes(`answered ${submission} ${until}`);

const keyOf = (token: string) =>
  crypto.subtle.importKey('raw', bytes(token), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const toHex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

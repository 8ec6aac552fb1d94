import * as v from 'valibot';

/** Milliseconds. */
const validFor = 30 * 24 * 60 * 60 * 1_000;

const LinkSchema = v.object({
  submission: v.pipe(v.string(), v.uuid()),
  until: v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** Signed with the Worker's token. */
export async function answeredLink(options: {
  siteUrl: string;
  token: string;
  submission: string;
  now?: number;
}): Promise<string> {
  const { siteUrl, token, submission, now = Date.now() } = options;
  const until = now + validFor;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(token), signed(submission, until));
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0'));
  const link = { submission, until: String(until), signature: hex.join('') };
  return `${siteUrl}/notices/answered?${new URLSearchParams(link)}`;
}

/** 'invalid': not one of our links, or altered. */
export async function readAnsweredLink(
  link: URLSearchParams,
  token: string,
  now = Date.now(),
): Promise<{ readonly submission: string } | 'invalid' | 'expired'> {
  const parsed = v.safeParse(LinkSchema, Object.fromEntries(link));
  if (!parsed.success) return 'invalid';
  const { submission, until, signature } = parsed.output;
  const bytes = signature.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await keyOf(token),
    Uint8Array.from(bytes),
    signed(submission, until),
  );
  if (!isOurs) return 'invalid';
  return until < now ? 'expired' : { submission };
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Names the purpose, so that the signature is good for nothing else. */
const signed = (submission: string, until: number) => encode(`answered ${submission} ${until}`);

const hmac = { name: 'HMAC', hash: 'SHA-256' };
const keyOf = (token: string) =>
  crypto.subtle.importKey('raw', encode(token), hmac, false, ['sign', 'verify']);

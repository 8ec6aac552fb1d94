import * as v from 'valibot';

/** Milliseconds. */
const validFor = 30 * 24 * 60 * 60 * 1_000;

const LinkSchema = v.object({
  submission: v.pipe(v.string(), v.uuid()),
  until: v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

interface Signer {
  readonly siteUrl: string;
  readonly token: string;
}

/** The link to the page that marks a message as answered. */
export async function answeredLink(
  { siteUrl, token }: Signer,
  submission: string,
  now = Date.now(),
): Promise<string> {
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

const signed = (submission: string, until: number) => encode(`${submission} ${until}`);

/** Derived from the token for this purpose alone (RFC 5869). */
async function keyOf(token: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', encode(token), 'HKDF', false, ['deriveKey']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encode('link that marks a message as answered'),
  };
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return crypto.subtle.deriveKey(derivation, base, hmac, false, ['sign', 'verify']);
}

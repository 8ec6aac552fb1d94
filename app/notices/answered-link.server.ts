/** Milliseconds. */
const validFor = 30 * 24 * 60 * 60 * 1_000;

const encode = (text: string) => new TextEncoder().encode(text);

const hmac = { name: 'HMAC', hash: 'SHA-256' };

/** A key for this purpose alone. */
const keyOf = (token: string) =>
  crypto.subtle.importKey('raw', encode(`answered ${token}`), hmac, false, ['sign', 'verify']);

export async function answeredLink(siteUrl: string, token: string, id: string, now = Date.now()) {
  const until = String(now + validFor);
  const signed = encode(`${id} ${until}`);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(token), signed));
  const signature = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${siteUrl}/notices/answered?${new URLSearchParams({ submission: id, until, signature })}`;
}

/** 'invalid': not one of our links, or altered. */
export async function readAnsweredLink(link: URLSearchParams, token: string) {
  const { submission = '', until = '', signature = '' } = Object.fromEntries(link);
  const bytes = (signature.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const signed = encode(`${submission} ${until}`);
  const key = await keyOf(token);
  if (!(await crypto.subtle.verify('HMAC', key, new Uint8Array(bytes), signed)))
    return 'invalid' as const;
  return Number(until) < Date.now() ? ('expired' as const) : { submission };
}

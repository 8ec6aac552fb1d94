/** /.well-known/security.txt (RFC 9116). It expires on the first day of the sixth month after `now`. */
export function composeSecurityTxt(given: { contact: string; siteUrl: string; now: Date }): string {
  const { contact, siteUrl, now } = given;
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

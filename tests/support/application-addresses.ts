const email: readonly string[] = [
  ...['mailto:jobs@cedarline.example', 'MAILTO:Jobs@Cedarline.example'],
  'mailto:jobs@cedarline.example?subject=Application%20for%20a%20role&cc=hr@cedarline.example',
  'mailto:jobs@example.org,hr@example.org',
  'mailto:jobs@example.org,hr@example.org,ed@example.org?subject=x',
  ...['mailto:?to=jobs@example.org', 'mailto:?subject=x&to=jobs@example.org,hr@example.org'],
  ...["mailto:ann.o'brien+jobs@québec.example", 'mailto:%22jobs%22@example.org'],
];

const web: readonly string[] = [
  'https://apply.example.org/jobs/1?ref=a%20b#top',
  'http://apply.example.org:8080/@team',
  'HTTPS://é.example/offre',
  ...['https://example.org', 'https://example.org?job=1', 'https://example.org:65535/'],
  'https://example.org/[a]|b',
];

/** By their scheme, host, path or recipients. */
const refused: readonly string[] = [
  ...['', 'jobs@example.org', 'www.example.org', '//host.example/x', '/relative'],
  ...['javascript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'tel:+14165550100'],
  ...['https:/host.example', 'https:///apply', 'https://', 'https://?x', 'https://apply'],
  ...['https://[::1]/', 'http://[::1', 'https://127.0.0.1/', 'https://1.2.3.4.5/'],
  ...['https://host.example:0/', 'https://host.example:99999/', 'https://host.example:x/'],
  ...['https://-host.example/', 'https://host..example/', 'https://host .example'],
  ...['https:\\\\host.example', 'https://host.example\\@evil.example'],
  ...['https://user@host.example/x', 'https://user:secret@host.example/x'],
  ...['https://host.example/a b', 'https://host.example/a\u00a0b', 'https://host.example/a\u200bb'],
  ...['https://host.example/\u202egnp.exe', `https://a.example/${'x'.repeat(2_048)}`],
  ...['mailto:', 'mailto:jobs', 'mailto:@', 'mailto:x@', 'mailto:@example.org'],
  ...['mailto:a@b@c.example', 'mailto:jobs@example', 'mailto:Jobs <jobs@example.org>'],
  ...['mailto:jobs@example.org,', 'mailto:jobs@example.org,hr', 'mailto:?subject=x', 'mailto:?to='],
  ...['mailto:jobs@example.org,,hr@example.org', 'mailto:jobs@example.org, hr@example.org'],
  ...['mailto:jobs@example.org;hr@example.org', 'mailto:jobs@a.example\nBcc: all@a.example'],
];

/** Where to apply, as people write it, and what kind of link it is to the page and to the table; null when it is none. */
export const applicationAddresses: readonly (readonly [string, 'email' | 'web' | null])[] = [
  ...email.map((address) => [address, 'email'] as const),
  ...web.map((address) => [address, 'web'] as const),
  ...refused.map((address) => [address, null] as const),
];

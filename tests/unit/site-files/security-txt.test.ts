import { describe, expect, it } from 'vitest';
import { composeSecurityTxt } from '../../../app/routes/site-files/compose-security-txt.ts';

const compose = (now: string) =>
  composeSecurityTxt({
    contact: 'mailto:hello@cedarline.example',
    siteUrl: 'https://example.org',
    now: new Date(now),
  });

describe('security.txt', () => {
  it('has the required fields and its own address', () => {
    expect(compose('2026-11-21T12:00:00Z')).toBe(
      'Contact: mailto:hello@cedarline.example\nExpires: 2027-05-01T00:00:00.000Z\n' +
        'Preferred-Languages: en\nCanonical: https://example.org/.well-known/security.txt\n',
    );
  });

  it.each(['2026-01-01T00:00:00Z', '2026-08-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'asked on %s expires within the year',
    (now) => {
      const expires = Date.parse(/Expires: (.*)/.exec(compose(now))?.[1] ?? '');
      const days = (expires - Date.parse(now)) / 86_400_000;
      expect(days).toBeGreaterThan(120);
      expect(days).toBeLessThan(365);
    },
  );
});

import { expect, it } from 'vitest';
import { composeSecurityTxt } from '../../../app/routes/site-files/security-txt.ts';

it.each([
  ['2026-01-01T00:00:00Z', '2026-07-01'],
  ['2026-08-31T23:59:59Z', '2027-02-01'],
  ['2028-02-29T12:00:00Z', '2028-08-01'],
])('security.txt asked on %s expires within the year', (now, expires) => {
  const text = composeSecurityTxt('https://x.org', new Date(now));
  expect(text).toContain(`Expires: ${expires}T00:00:00.000Z\n`);
  expect(text).toContain('Canonical: https://x.org/.well-known/security.txt\n');
});

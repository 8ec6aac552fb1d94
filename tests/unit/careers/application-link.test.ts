import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationLink } from '../../../app/careers/application-link.ts';

describe('an application address', () => {
  it.each([
    'mailto:jobs@cedarline.example?subject=Application%20for%20a%20role',
    'MAILTO:jobs@cedarline.example',
  ])('%s is an e-mail', (href) => expect(applicationLink(href)).toEqual({ kind: 'email', href }));

  it.each([
    'https://apply.example.org/jobs/1?ref=a%20b#top',
    'http://apply.example.org:8080/x',
    'HTTPS://apply.example.org/@team',
    'https://é.example/offre',
  ])('%s is a page', (href) => expect(applicationLink(href)).toEqual({ kind: 'web', href }));

  it('may have white space around it', () => {
    expect(applicationLink(' https://a.example/x\n')?.href).toBe('https://a.example/x');
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//host.example/x',
    '/relative',
    'https:/host.example',
    'https:\\\\host.example',
    'https://host.example\\@evil.example',
    'https://user:secret@host.example/x',
    'https://host .example',
    'https://host.example/\u202egnp.exe',
    'https://host.example/a\u200bb',
    'mailto:nobody',
    'mailto:a@b@c',
    'mailto:jobs@a.example\nBcc: all@a.example',
    `https://a.example/${'x'.repeat(2_048)}`,
  ])('%j is not linked to', (address) => expect(applicationLink(address)).toBeNull());

  it('that is linked to is never anything but https, http or mailto', () => {
    const scheme = fc.constantFrom('https:', 'http://', 'mailto:', 'javascript:', '//', '');
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const link = applicationLink(start + rest);
        if (link === null) return;
        const url = new URL(link.href, 'javascript:void');
        expect(['https:', 'http:', 'mailto:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

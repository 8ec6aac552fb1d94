import { expect, it } from 'vitest';
import { applicationLink } from '../../../app/careers/application-link.ts';

it.each([
  ['email', 'mailto:jobs@cedarline.example?subject=Application%20for%20a%20role'],
  ['email', 'MAILTO:jobs@cedarline.example'],
  ['web', 'https://apply.example.org/jobs/1?ref=a%20b#top'],
  ['web', 'http://apply.example.org:8080/@team'],
  ['web', 'HTTPS://é.example/offre'],
])('an %s is applied by at %s, white space around it or not', (kind, href) => {
  expect(applicationLink(` ${href}\n`)).toEqual({ kind, href });
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

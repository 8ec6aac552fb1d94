import { expect, it } from 'vitest';
import { hashOf } from '../../../app/server/responses.server.ts';
import {
  headerPolicy,
  metaPolicy,
  securityHeaders,
} from '../../../app/server/security-headers.server.ts';
import { withPolicy } from '../../../scripts/build/finish-build.ts';

const sources = { scripts: ["'nonce-a'"], styles: ["'nonce-a'"], imageBase: '', recordings: [] };

it('a rendered page may load this site’s own files and run what has its nonce', () => {
  expect(headerPolicy(sources)).toBe(
    "default-src 'self'; script-src 'self' 'nonce-a'; style-src 'self' 'nonce-a'; img-src 'self'; " +
      "font-src 'self'; connect-src 'self'; frame-src 'none'; worker-src 'none'; " +
      "manifest-src 'self'; media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'; report-uri /reports/csp",
  );
});

it('pages may show pictures and frame recordings of those places alone that the content names', () => {
  const imageBase = 'https://abc.supabase.co/storage/v1/object/public/site';
  const embedUrl = 'https://www.youtube-nocookie.com/embed/a1';
  const recordings = [{ embedUrl }, { embedUrl }, { embedUrl: '' }, {}];
  const policy = metaPolicy({ ...sources, imageBase, recordings });
  expect(policy).toContain("; img-src 'self' https://abc.supabase.co; ");
  expect(policy).toContain('; frame-src https://www.youtube-nocookie.com; ');
});

it('a prerendered page allows what carried the build’s nonce by its hash, and nothing else that stands in it', async () => {
  const injected =
    '<script>steal()</script><style>p{}</style><script nonce="guess">steal(2)</script>';
  const built = `<html><head><meta charSet="utf-8"/><link nonce="t0" rel="modulepreload" href="/a.js"/><style nonce="t0">a{}</style></head><body><script nonce="t0" type="module">router(1 < 2)</script>${injected}</body></html>`;
  const html = await withPolicy(built);
  const [script, style] = [await hashOf('router(1 < 2)'), await hashOf('a{}')];
  expect(html).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${style}'; `,
  );
  expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(built.replaceAll(' nonce="t0"', ''));
  await expect(withPolicy('<!DOCTYPE html>')).rejects.toThrow('no script with a nonce');
});

// Literally, so that a header that goes missing is missed.
it('every answer has these headers', () => {
  expect(securityHeaders).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

import { describe, expect, it } from 'vitest';
import type { InlineHashes } from '../../../app/server/hash.server.ts';
import {
  filePolicy,
  pageHeaders,
  securityHeaders,
} from '../../../app/server/security-headers.server.ts';

const nothing = { scripts: [], styles: [] };
const policyOf = (inline: InlineHashes, options?: Parameters<typeof pageHeaders>[1]) =>
  pageHeaders({ html: '', inline }, options)['Content-Security-Policy'];
const imageBase = 'https://abc.supabase.co/storage/v1/object/public/site';

describe('the Content-Security-Policy', () => {
  it('of a page allows this site’s own files, and what stands inline by its hash', () => {
    const inline = { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] };
    expect(policyOf(inline)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        'report-to csp; report-uri /reports/csp',
    );
  });

  it.each([
    ['/images', "img-src 'self';"],
    [imageBase, "img-src 'self' https://abc.supabase.co;"],
    ['https://x.y; script-src *', "img-src 'self';"],
  ])('with images from %s has %s', (base, images) => {
    const policy = policyOf(nothing, { imageBase: base });
    expect(policy).toContain(images);
    expect(policy).not.toContain('*');
  });

  it('allows what is unsafe in development only, and there only styles', () => {
    const policy = policyOf(nothing, { isDevelopment: true });
    expect(policy?.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe');
  });
});

describe('the headers', () => {
  it('are these, on every answer', () => {
    expect(securityHeaders('')).toEqual({
      'Content-Security-Policy': filePolicy,
      'Reporting-Endpoints': 'csp="/reports/csp"',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    const elsewhere = securityHeaders(imageBase);
    expect(elsewhere['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  });

  it('of a page with a recording let it frame that platform alone', () => {
    const html = ['https://www.youtube-nocookie.com/embed/a1', 'javascript:alert(1)', 'http://x.y/']
      .map((address) => `<div data-embed="${address}">`)
      .join('');
    const headers = pageHeaders({ html, inline: nothing });
    expect(headers['Content-Security-Policy']).toContain(
      '; frame-src https://www.youtube-nocookie.com; ',
    );
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('unsafe-none');
  });
});

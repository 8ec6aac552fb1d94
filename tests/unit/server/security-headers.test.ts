import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../../app/server/security-headers.ts';

describe('the Content-Security-Policy', () => {
  it('without hashes or nonce allows this site’s own files and nothing inline', () => {
    expect(contentSecurityPolicy()).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'",
    );
  });

  it('of a rendered page carries its nonce for scripts and styles', () => {
    expect(contentSecurityPolicy({ nonce: 'abc', https: true })).toBe(
      "default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        'upgrade-insecure-requests',
    );
  });

  it('of a prerendered page carries its hashes', () => {
    const policy = contentSecurityPolicy({ scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] });
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("style-src 'self' 'sha256-b';");
  });

  it('follows the image base to another origin only', () => {
    const base = 'https://abc.supabase.co/storage/v1/object/public/site';
    expect(contentSecurityPolicy({ imageBase: base })).toContain(
      "img-src 'self' https://abc.supabase.co;",
    );
    expect(contentSecurityPolicy({ imageBase: '/images' })).toBe(contentSecurityPolicy());
    expect(contentSecurityPolicy({ imageBase: 'https://x.y; script-src *' })).not.toContain('*');
  });

  it('never allows what is unsafe', () => {
    expect(contentSecurityPolicy({ nonce: 'x', imageBase: 'https://x.y' })).not.toContain('unsafe');
  });
});

describe('the security headers', () => {
  it('are these, on every answer', () => {
    expect(securityHeaders()).toEqual({
      'Content-Security-Policy': contentSecurityPolicy(),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
  });

  it('loosen embedding only as far as pictures elsewhere need', () => {
    const headers = securityHeaders({ imageBase: 'https://abc.supabase.co/x' });
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  });
});

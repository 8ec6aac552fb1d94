import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  embeddedOrigins,
  filePolicy,
} from '../../../app/server/content-security-policy.ts';
import { pageHeaders, securityHeaders } from '../../../app/server/security-headers.ts';

const nothing = { scripts: [], styles: [] };

describe('the Content-Security-Policy', () => {
  it('of a page without inline parts allows this site’s own files', () => {
    expect(contentSecurityPolicy(nothing)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'; report-to csp; report-uri /reports/csp",
    );
  });

  it('allows what stands inline by its hash', () => {
    const policy = contentSecurityPolicy({
      scripts: ['sha256-a', 'sha256-b'],
      styles: ['sha256-c'],
    });
    expect(policy).toContain(
      "script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c';",
    );
  });

  it('follows the image base to another origin only', () => {
    const imageBase = 'https://abc.supabase.co/storage/v1/object/public/site';
    const policy = contentSecurityPolicy(nothing, { imageBase });
    expect(policy).toContain("img-src 'self' https://abc.supabase.co;");
    expect(contentSecurityPolicy(nothing, { imageBase: '/images' })).toBe(
      contentSecurityPolicy(nothing),
    );
    const hostile = { imageBase: 'https://x.y; script-src *' };
    expect(contentSecurityPolicy(nothing, hostile)).not.toContain('*');
  });

  it('allows just the platform whose recordings the page offers, and only there', () => {
    const page = '<div data-embed="https://www.youtube-nocookie.com/embed/a1"></div>'.repeat(2);
    const hostile =
      '<div data-embed="javascript:alert(1)"></div><div data-embed="http://x.y/"></div>';
    const frames = embeddedOrigins(page + hostile);
    expect(frames).toEqual(['https://www.youtube-nocookie.com']);
    expect(contentSecurityPolicy(nothing, { frames })).toContain(
      'frame-src https://www.youtube-nocookie.com;',
    );
    expect(contentSecurityPolicy(nothing)).not.toContain('frame-src');
  });

  it('allows what is unsafe in development only, and there only styles', () => {
    expect(contentSecurityPolicy(nothing)).not.toContain('unsafe');
    const policy = contentSecurityPolicy(nothing, { isDevelopment: true });
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe');
  });
});

describe('the security headers', () => {
  it('are these, on every answer', () => {
    expect(securityHeaders()).toEqual({
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
  });

  it('loosen embedding only as far as pictures elsewhere need', () => {
    const headers = securityHeaders('https://abc.supabase.co/x');
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  });
});

it('a page with a recording may frame its platform, in development too', () => {
  const html = '<div data-embed="https://www.youtube-nocookie.com/embed/a1B2">';
  const headers = pageHeaders({ html, inline: nothing }, { imageBase: '', isDevelopment: true });
  expect(headers['Content-Security-Policy']).toContain(
    'frame-src https://www.youtube-nocookie.com;',
  );
  expect(headers['Cross-Origin-Embedder-Policy']).toBe('unsafe-none');
});

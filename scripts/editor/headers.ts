/** The editor's own policy: its files and its workers here, and GitHub's API, which it asks once somebody has signed in. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  'frame-src blob:',
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of everything below /admin. Signing in by GitHub's window needs an opener; by token it does not. */
export const editorHeaders = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex',
};

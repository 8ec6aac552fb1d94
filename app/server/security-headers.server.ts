import podcasts from '../content/data/podcasts.json' with { type: 'json' };
import videos from '../content/data/videos.json' with { type: 'json' };
import { organization } from '../content/organization.ts';
import { reportsPath } from '../content/pages.ts';

const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

const filePolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For every response and file. A page has its own policy. */
export const securityHeaders = {
  'Content-Security-Policy': filePolicy,
  // Browsers remember this for two years, for this host alone (README).
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

interface PageSources {
  /** Nonce or hashes of inline scripts and styles, in single quotes. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Where the site's pictures stand; '' for this site. */
  readonly imageBase?: string;
  /** Their platforms may be framed. */
  readonly recordings?: readonly Readonly<Partial<Record<string, string>>>[];
  readonly isDevelopment?: boolean;
}

export function metaPolicy({
  scripts,
  styles,
  imageBase = organization.imageBase,
  recordings = [videos.featured, ...videos.more, ...podcasts.episodes],
  isDevelopment = false,
}: PageSources): string {
  const frames = recordings.flatMap(({ embedUrl }) => (embedUrl ? new URL(embedUrl).origin : []));
  const directives = [
    // Firefox prefetches links under this directive. Every other kind has its own below.
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles],
    ["img-src 'self'", imageBase && new URL(imageBase).origin],
    ["font-src 'self'"],
    ["connect-src 'self'", isDevelopment && 'ws:'],
    frames.length > 0 ? ['frame-src', ...new Set(frames)] : ["frame-src 'none'"],
    // Vite's client waits for a restarted server in a blob worker.
    ['worker-src', isDevelopment ? 'blob:' : "'none'"],
    ["manifest-src 'self'"],
    ["media-src 'none'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
  ];
  return directives.map((directive) => directive.filter(Boolean).join(' ')).join('; ');
}

/** A header can also forbid framing and ask for reports. */
export function headerPolicy(sources: PageSources): string {
  return `${metaPolicy(sources)}; frame-ancestors 'none'; report-uri ${reportsPath}`;
}

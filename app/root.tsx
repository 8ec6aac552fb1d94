import 'virtual:uno.css';
import '~/theme/fonts/fonts.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { DelegatedLinks } from '~/layout/DelegatedLinks';
import { errorMeta } from '~/layout/ErrorView';
import { RouteAnnouncer } from '~/layout/RouteAnnouncer';
import { SiteFooter } from '~/layout/SiteFooter';
import { SiteHeader } from '~/layout/SiteHeader';
import { usePath } from '~/layout/usePath';
import textFont from '~/theme/fonts/atkinson-next.woff2';
import headingFont from '~/theme/fonts/young-serif.woff2';
import { paper } from '~/theme/palette';
import printStyles from '~/theme/print.css?url';
import type { Route } from './+types/root';
import { redirectToCanonical } from './middleware/redirects.server';
import {
  allowMethods,
  checkOpaqueOrigin,
  logRequest,
  refuseMissingFiles,
} from './middleware/requests.server';

export { ErrorView as ErrorBoundary } from '~/layout/ErrorView';

export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(error) : []);

const fonts = [headingFont, textFont];

/** A request passes them top down, its response in reverse. */
export const middleware: Route.MiddlewareFunction[] = [
  logRequest,
  allowMethods,
  checkOpaqueOrigin,
  redirectToCanonical,
  refuseMissingFiles,
];

export function Layout({ children }: { children: ReactNode }) {
  const path = usePath();
  const { search, key } = useLocation();
  return (
    // app/entry.client.tsx compares it with the address in the bar.
    <html lang="en-CA" data-address={path + search}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fonts.map((src) => (
          <link key={src} rel="preload" as="font" type="font/woff2" crossOrigin="" href={src} />
        ))}
        <meta name="theme-color" content={paper[1]} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={paper[0]} />
        {/* Apple's devices look for /apple-touch-icon.png without a link. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
        <link rel="stylesheet" href={printStyles} media="print" />
      </head>
      <body>
        <a
          className="skip-link absolute left-4 -top-24 z-60 rounded-xl bg-snow px-[1.25rem] py-3 text-ink focus:top-2"
          href="#main"
        >
          Skip to main content
        </a>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <RouteAnnouncer />
        <DelegatedLinks key={key} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  // The key builds each page from nothing, even for the same route. A translator may have replaced the texts that React
  // would change.
  return <Outlet key={pathname} />;
}

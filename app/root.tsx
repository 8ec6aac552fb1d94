import 'virtual:uno.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { Hydrated } from '~/hydration/Hydrated';
import { SiteFooter } from '~/layout/SiteFooter';
import { SiteHeader } from '~/layout/SiteHeader';
import { OutdatedPage } from '~/navigation/OutdatedPage';
import { RouteAnnouncer } from '~/navigation/RouteAnnouncer';
import { paper } from '~/theme/palette';

export { ErrorView as ErrorBoundary } from '~/layout/ErrorView';

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const scriptless = useMatches().some(({ handle }) => isScriptless(handle));
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paper[1]} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={paper[0]} />
        {/* Apple's devices ask for /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          className="skip-link absolute left-4 -top-24 z-60 rounded-b-xl bg-snow px-[1.25rem] py-3 text-ink focus:top-0"
          href="#main"
        >
          Skip to main content
        </a>
        <RouteAnnouncer>
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
        </RouteAnnouncer>
        {!scriptless && (
          <>
            <Hydrated />
            <OutdatedPage />
            <ScrollRestoration data-immediate="" />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The page inside the document. */
export default function App() {
  return <Outlet />;
}

/** A route whose `handle` says `scripts: false` ships none. */
function isScriptless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && !handle.scripts;
}

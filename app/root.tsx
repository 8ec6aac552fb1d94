import stylesheet from 'virtual:inline-stylesheet';
import 'virtual:uno.css';
import { memo, type ReactNode, useContext, useRef } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  Links,
  useLocation,
  useNavigation,
  useOutlet,
} from 'react-router';
import { SiteUrl } from '~/components/SiteUrl';
import { FontPreloads } from '~/layout/FontPreloads';
import { SiteFooter } from '~/layout/SiteFooter';
import { SiteHeader } from '~/layout/SiteHeader';
import { pathOf } from '~/layout/usePath';
import { FetchAhead } from '~/navigation/FetchAhead';
import { FollowLinks } from '~/navigation/FollowLinks';
import { FirstScreenPainted, usePaintedLocation } from '~/navigation/first-screen';
import { HeadingFocus } from '~/navigation/HeadingFocus';
import { RouteAnnouncer } from '~/navigation/RouteAnnouncer';
import { Scroll } from '~/navigation/Scroll';
import { BootScript, DeferredScripts } from '~/takeover/DeferredScripts';

export { ErrorView as ErrorBoundary } from '~/layout/ErrorView';

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(FrameworkContext)?.nonce;
  const painted = usePaintedLocation();
  const isPainted = painted.pathname === useLocation().pathname;
  return (
    <html lang="en-CA" data-site={useContext(SiteUrl)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f211e" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#faf6ee" />
        {/* Apple's devices ask for /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.DEV ? <Links /> : <InlineStyles nonce={nonce} />}
        <BootScript nonce={nonce} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <SiteHeader path={pathOf(painted)} />
        <FontPreloads />
        <main id="main" tabIndex={-1} className={isPainted ? undefined : 'min-h-screen'}>
          <FirstScreenPainted value={isPainted}>{children}</FirstScreenPainted>
        </main>
        <SiteFooter />
        <HeadingFocus />
        <RouteAnnouncer path={painted.pathname} />
        <Scroll />
        <FollowLinks />
        <FetchAhead key={painted.key} />
        <DeferredScripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * The page inside the document. While the next one is on its way the router renders everything anew to say so; nothing
 * here shows that state for a plain link, so the page that stands is kept as it is and the next one comes sooner.
 */
export default function App() {
  const { state, formMethod } = useNavigation();
  const outlet = useOutlet();
  const shown = useRef(outlet);
  if (state === 'idle' || formMethod) shown.current = outlet;
  return shown.current;
}

/** Kept through navigations: the page's rules stay, and reading 20 KB of them again would take time. */
const InlineStyles = memo(function InlineStyles({ nonce }: { nonce: string | undefined }) {
  const text = import.meta.env.SSR
    ? stylesheet
    : (document.querySelector('style[data-styles]')?.textContent ?? '');
  return (
    <style
      data-styles=""
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
});

import { memo, type PropsWithChildren, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
// The tense of the launch is that of the day of the build, the same in a page's file and in the browser.
import { organization as asBuilt } from '#content';
import { FoldedPart } from '~/components/Fold';
import { Icon } from '~/components/Icon';
import { Logo } from '~/components/Logo';
import { SmartLink } from '~/components/links';
import { canonical } from '~/components/page-meta';
import { footer } from '~/content/footer';
import { longLocalDay } from '~/content/local-day';
import { organization } from '~/content/organization';
import { linkTo } from '~/content/pages';
import type { Link } from '~/content/schemas/primitives';
import { usePath } from './usePath';

const headingLook = { level: 'h2', className: 'step-0 font-text! font-600' } as const;

export const SiteFooter = memo(function SiteFooter() {
  const { services, company, connect, suite } = footer;
  return (
    <footer className="site-footer on-night bg-night text-on-night">
      <div className="no-print wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-6 py-8 sm:grid-cols-3 lg:grid-cols-12 lg:gap-x-8 lg:py-14">
        <div className="max-lg:col-span-full lg:col-span-4">
          <div className="flex items-center gap-3">
            <Logo className="size-9 flex-none" />
            <p className="min-w-0 font-display step-1">{organization.name}</p>
          </div>
          <p className="mt-2 text-muted">{organization.tagline}</p>
          <p className="mt-2 step--1 text-muted">
            {`${asBuilt.suiteNews} `}
            <SmartLink to={suite.link.href} className="whitespace-nowrap text-evergreen">
              {suite.link.label}
            </SmartLink>
          </p>
        </div>
        <section className="lg:col-span-3">
          <FoldedPart {...headingLook} heading={services.heading}>
            <FooterLinks links={services.links.map(linkTo)} />
          </FoldedPart>
        </section>
        <section className="lg:col-span-2">
          <FoldedPart {...headingLook} heading={company.heading}>
            <FooterLinks links={company.links.map(linkTo)} />
          </FoldedPart>
        </section>
        <section className="max-sm:col-span-full flex flex-wrap items-end justify-between sm:block lg:col-span-3">
          <h2 className={`w-full ${headingLook.className}`}>{connect.heading}</h2>
          <FooterLinks links={connect.links}>
            <li className="flex gap-2 py-1">
              <Icon name="i-lucide-map-pin" className="mt-1 icon-4" />
              {connect.address}
            </li>
          </FooterLinks>
          <ul aria-label={connect.socialLabel} className="-ml-3 mt-3 flex flex-wrap text-muted">
            {organization.social.map(({ name, icon, href }) => (
              <li key={name}>
                <SmartLink
                  to={href}
                  aria-label={name}
                  className="grid size-11 place-items-center rounded-full @hover:bg-night-raised @hover:text-evergreen"
                >
                  <Icon name={icon} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="no-print border-t border-night-raised">
        <div className="wrap flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 py-6 step--1 text-muted">
          <p className="max-w-none">{`${footer.copyright}. ${footer.line}.`}</p>
          <FooterLinks
            links={footer.legal.map(linkTo)}
            className="flex flex-wrap gap-x-5 max-sm:*:min-w-[8rem]"
          />
        </div>
      </div>
      <PrintNote />
    </footer>
  );
});

function FooterLinks({
  links,
  className = 'grid text-muted max-md:mb-2 md:mt-2 lg:mt-4 lg:gap-1',
  children,
}: PropsWithChildren<{ links: readonly Link[]; className?: string }>) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={label}>
          <SmartLink to={href} className="quiet-link">
            {label}
          </SmartLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

function PrintNote() {
  const path = usePath();
  const [now, setNow] = useState<{ address: string; day?: string }>();
  useEffect(() => {
    const note = () =>
      setNow({ address: location.origin + path + location.search, day: longLocalDay(new Date()) });
    const onPrint = () => flushSync(note);
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [path]);
  // Without SITE_URL the build knows only the path.
  const address = now?.address ?? (import.meta.env.SITE_URL && canonical(path));
  return (
    <p className="print-note wrap hidden border-t border-ink pt-1 text-[9pt] print:mt-1 print:block">
      {[organization.name, address, now?.day].filter(Boolean).join(' · ')}
    </p>
  );
}

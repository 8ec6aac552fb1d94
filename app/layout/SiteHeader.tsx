import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Logo } from '~/components/Logo';
import { SmartLink } from '~/components/links';
import { booking, navigation } from '~/content/navigation';
import { organization } from '~/content/organization';
import { MenuItem } from './MenuItem';
import { useMenus } from './useMenus';

const menuButton =
  'size-[min(2.75rem,13.75vw)] flex-none place-items-center rounded-full border border-edge @hover:bg-mist lg:hidden';

export function SiteHeader() {
  const menu = useRef<HTMLElement>(null);
  useMenus(menu);
  return (
    <header className="site-header no-print">
      <div className="header-row wrap">
        <SmartLink
          to="/"
          className="flex min-h-11 min-w-0 items-center gap-[min(0.75rem,3vw)] break-normal font-display leading-tight no-underline"
        >
          <Logo className="size-[min(2.25rem,10vw)] flex-none" />
          <span className="min-w-0 text-[min(1.25rem,8.5vw)] md:hidden">
            {organization.shortName}
          </span>
          <span className="hidden max-w-80 md:inline lg:max-2xl:max-w-40 lg:max-xl:w-min lg:max-2xl:text-[0.875rem] lg:max-2xl:leading-[1.15]">
            {organization.name}
          </span>
          <span className="visually-hidden">home</span>
        </SmartLink>
        <nav ref={menu} id="site-menu" popover="auto" aria-label="Main">
          <ButtonLink link={booking} variant="accent" className="mb-2 w-full lg:hidden" />
          <ul className="lg:flex lg:items-center lg:whitespace-nowrap">
            {navigation.map((item) => (
              <MenuItem key={item.page} item={item} />
            ))}
          </ul>
          <p className="mt-6 text-muted lg:hidden">
            <SmartLink to={organization.generalEnquiries} className="quiet-link">
              {organization.email}
            </SmartLink>
            <br />
            {organization.address}
          </p>
        </nav>
        <SmartLink
          to="/search"
          aria-label="Search this site"
          className="ml-auto grid size-[min(2.75rem,13.75vw)] flex-none place-items-center rounded-full @hover:bg-mist"
        >
          <Icon name="i-lucide-search" />
        </SmartLink>
        <ButtonLink
          link={booking}
          variant="accent"
          className="flex-none whitespace-nowrap px-4! step--1 max-sm:hidden at-lg:px-3!"
        />
        <a href="#site-menu" aria-label="Menu" className={`menu-anchor hidden ${menuButton}`}>
          <Icon name="i-lucide-menu" className="icon-5" />
        </a>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className={`menu-button grid ${menuButton}`}
        >
          <Icon name="i-lucide-menu" className="when-closed icon-5" />
          <Icon name="i-lucide-x" className="when-open icon-5" />
        </button>
      </div>
      <Progress />
    </header>
  );
}

/** Says that a page is on its way. On a fast line the page comes before, and nothing is drawn. */
function Progress() {
  const isIdle = useNavigation().state === 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    const timer = setTimeout(setSlow, 400, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isIdle]);
  return isSlow && <div className="progress" />;
}

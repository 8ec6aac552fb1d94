import { useEffect, useRef } from 'react';
import { Icon } from '~/components/Icon';
import { Logo } from '~/components/Logo';
import { SmartLink } from '~/components/SmartLink';
import { navigation } from '~/content/navigation';
import { organization } from '~/content/organization';
import { MenuItem } from './MenuItem';
import { useMenus } from './useMenus';
import { usePath } from './usePath';

/**
 * The sticky header: logo, name (hidden on small screens), menu and search. The menu is a popover on small screens and
 * a bar of disclosures on large ones, from one piece of markup that works before and without JavaScript.
 */
export function SiteHeader() {
  const path = usePath();
  const menu = useRef<HTMLElement>(null);
  const { closeAll } = useMenus(menu);
  // Closes when the path changes, and not when React finds a menu that is open.
  useEffect(() => closeAll, [path]);
  return (
    <header className="site-header">
      <div className="wrap flex h-18 items-center gap-3">
        <SmartLink
          to="/"
          className="flex min-h-11 items-center gap-3 no-underline"
          aria-label={`${organization.name}, home`}
        >
          <Logo />
          <span className="hidden font-display text-[1.15rem] leading-tight sm:inline lg:hidden xl:inline">
            {organization.name}
          </span>
        </SmartLink>
        <nav ref={menu} id="site-menu" popover="auto" aria-label="Main">
          <ul className="menu-bar">
            {navigation.map((item, index) => (
              <MenuItem key={item.name} item={item} opensLeft={index > 4} onChoose={closeAll} />
            ))}
          </ul>
        </nav>
        <SmartLink
          to="/search"
          aria-label="Search this site"
          className="ml-auto grid size-11 place-items-center rounded-full hover:bg-mist lg:ml-1"
        >
          <Icon name="i-lucide-search" />
        </SmartLink>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className="grid size-11 place-items-center rounded-full border border-edge hover:bg-mist lg:hidden"
        >
          <Icon name="i-lucide-menu" />
        </button>
      </div>
    </header>
  );
}

import { memo, useEffect, useRef } from 'react';
import { Icon } from '~/components/Icon';
import { Logo } from '~/components/Logo';
import { navigation } from '~/content/navigation';
import { organization } from '~/content/organization';
import { MenuItem } from './MenuItem';
import { useMenus } from './useMenus';

/**
 * The sticky header: logo, name (hidden on small screens), menu and search. The menu is a popover on small screens and
 * a bar of disclosures on large ones, from one piece of markup that works before and without JavaScript. `path` is the
 * current one, without a trailing slash.
 */
export const SiteHeader = memo(function SiteHeader({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null);
  const { closeAll } = useMenus(menu);
  // Closes when the path changes, and not when React takes over a menu that is open.
  useEffect(() => closeAll, [path]);
  return (
    <header className="site-header">
      <div className="wrap flex h-18 items-center gap-3">
        <a
          href="/"
          className="flex min-h-11 items-center gap-3 no-underline"
          aria-label={`${organization.name}, home`}
        >
          <Logo />
          <span className="hidden font-display text-[1.15rem] leading-tight sm:inline lg:hidden xl:inline">
            {organization.name}
          </span>
        </a>
        <nav ref={menu} id="site-menu" popover="auto" aria-label="Main">
          <ul className="menu-bar">
            {navigation.map((item, index) => (
              <MenuItem
                key={item.name}
                item={item}
                opensLeft={index > 4}
                path={path}
                onChoose={closeAll}
              />
            ))}
          </ul>
        </nav>
        <a
          href="/search"
          aria-label="Search this site"
          className="ml-auto grid size-11 place-items-center rounded-full hover:bg-mist lg:ml-1"
        >
          <Icon name="i-lucide-search" />
        </a>
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
});

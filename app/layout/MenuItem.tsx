import type { PropsWithChildren } from 'react';
import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/links';
import type { MenuLink, NavigationItem } from '~/content/navigation';
import { linkTo } from '~/content/pages';
import { usePath } from './usePath';

/** The APG's disclosure navigation. */
export function MenuItem({ item }: { item: NavigationItem }) {
  const { href, label } = linkTo(item);
  const { dropdown } = item;
  const group = dropdown?.group;
  return (
    <li className="menu-item">
      <MenuAnchor href={href} isSection={href !== '/'}>
        {label}
      </MenuAnchor>
      {dropdown && (
        <details name="main-menu">
          <summary className="menu-toggle menu-arrow" aria-label={`More in ${label}`}>
            <Icon name="i-lucide-chevron-down" className="icon-4" />
          </summary>
          <ul className="menu-panel">
            {group && (
              <li>
                <details className="menu-group" name="menu-group">
                  <summary className="menu-toggle flex items-center justify-between gap-4">
                    <span>
                      <span className="block font-600">{group.name}</span>
                      <span className="block step--1 text-muted">{group.subtitle}</span>
                    </span>
                    <Icon name="i-lucide-chevron-right" className="icon-4" />
                  </summary>
                  <ul className="menu-flyout">
                    {group.items.map((link) => (
                      <MenuEntry key={link.page} link={link} />
                    ))}
                  </ul>
                </details>
              </li>
            )}
            {dropdown.items.map((link) => (
              <MenuEntry key={link.page} link={link} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function MenuEntry({ link }: { link: MenuLink }) {
  const { href, label } = linkTo(link);
  return (
    <li>
      <MenuAnchor href={href}>
        <span className="block">{label}</span>
        <span className="menu-note block step--1 font-400 text-muted">{link.description}</span>
      </MenuAnchor>
    </li>
  );
}

/** NavLink would take a path with a trailing slash for another page. */
function MenuAnchor({
  href,
  isSection = false,
  children,
}: PropsWithChildren<{ href: string; isSection?: boolean }>) {
  const path = usePath();
  const inside = isSection && path.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <SmartLink to={href} className="menu-link" aria-current={path === href ? 'page' : inside}>
      {children}
    </SmartLink>
  );
}

import { Icon } from '~/components/Icon';
import type { MenuGroup, MenuLink, NavigationItem } from '~/content/schemas/navigation';

interface Choice {
  /** The current path. */
  readonly path: string;
  /** Called when a link of the menu is chosen. */
  readonly onChoose: () => void;
}

/** One item of the menu: a link and, where it has a dropdown, a disclosure beside it (APG disclosure navigation). */
export function MenuItem({
  item,
  opensLeft,
  ...choice
}: Choice & { item: NavigationItem; opensLeft: boolean }) {
  return (
    <li className={`menu-item ${opensLeft ? 'opens-left' : ''}`}>
      <MenuAnchor
        href={item.href}
        active={isActive(item.href, choice.path)}
        onChoose={choice.onChoose}
      >
        {item.name}
      </MenuAnchor>
      {item.dropdown && (
        <details name="main-menu">
          <summary className="menu-toggle" aria-label={`More in ${item.name}`}>
            <Icon name="i-lucide-chevron-down" className="icon-4" />
          </summary>
          <ul className="menu-panel">
            {item.dropdown.group && <Flyout group={item.dropdown.group} {...choice} />}
            {item.dropdown.items.map((link) => (
              <MenuEntry key={link.href} link={link} {...choice} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** A group inside a dropdown, opened at its side. */
function Flyout({ group, ...choice }: Choice & { group: MenuGroup }) {
  return (
    <li>
      <details className="menu-group" name="menu-group">
        <summary className="menu-toggle">
          <span>
            <span className="block font-600">{group.name}</span>
            <span className="block text-[0.9rem] text-muted">{group.subtitle}</span>
          </span>
          <Icon name="i-lucide-chevron-right" className="icon-4" />
        </summary>
        <ul className="menu-flyout">
          {group.items.map((link) => (
            <MenuEntry key={link.href} link={link} {...choice} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function MenuEntry({ link, path, onChoose }: Choice & { link: MenuLink }) {
  return (
    <li>
      <MenuAnchor
        href={link.href}
        active={path === link.href ? 'page' : undefined}
        onChoose={onChoose}
      >
        <span className="block">{link.name}</span>
        <span className="menu-note">{link.description}</span>
      </MenuAnchor>
    </li>
  );
}

function MenuAnchor({
  href,
  active,
  onChoose,
  children,
}: {
  href: string;
  active: 'page' | 'true' | undefined;
  onChoose: () => void;
  children: React.ReactNode;
}) {
  return (
    <a href={href} className="menu-link" aria-current={active} onClick={onChoose}>
      {children}
    </a>
  );
}

/** Specification, section 2: the active item is found by path prefix, Home only on the exact path. */
export function isActive(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

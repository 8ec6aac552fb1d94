import type { PageId } from '~/content/pages';
import { SmartLink } from './links';
import { type Crumb, trailTo } from './page-meta';

export function Breadcrumbs({ page, last }: { page: PageId; last?: Crumb | undefined }) {
  const trail = trailTo(page, last);
  const links = trail.slice(0, -1);
  return (
    <nav aria-label="Breadcrumb" className="no-print step--1">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2 text-muted">
            <SmartLink
              to={path}
              className="py-1 max-lg:py-2.5 underline-transparent @hover:underline-current"
            >
              {label}
            </SmartLink>
            <span aria-hidden="true" className={index === links.length - 1 ? 'max-sm:hidden' : ''}>
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="max-sm:visually-hidden sm:py-1">
          {trail.at(-1)?.label}
        </li>
      </ol>
    </nav>
  );
}

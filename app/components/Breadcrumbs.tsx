import type { BreadcrumbList, WithContext } from 'schema-dts';
import { ancestorsOf, type PageId, pageById } from '~/pages';
import { useCanonical } from './SiteUrl';
import { SmartLink } from './SmartLink';
import { StructuredData } from './StructuredData';

/** One step of the trail: what it is called and its path. */
interface Crumb {
  readonly label: string;
  readonly path: string;
}

/**
 * The way from the home page to this one, visible and as JSON-LD. Made for the `kicker` of PageHeader. `page` is the
 * page's id in app/pages.ts; a post, story or job, which has no entry there, names its list as `page` and itself
 * as `last`.
 */
export function Breadcrumbs({ page, last }: { page: PageId; last?: Crumb }) {
  const entry = pageById(page);
  const above: readonly Crumb[] = [pageById('home'), ...ancestorsOf(entry)];
  const links = last ? [...above, entry] : above;
  const current = last ?? entry;
  return (
    <nav aria-label="Breadcrumb" className="no-print text-[0.9rem]">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ label, path }) => (
          <li key={path} className="flex items-center gap-2 text-muted">
            <SmartLink to={path} className="py-1 underline-transparent hover:underline-current">
              {label}
            </SmartLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="py-1">
          {current.label}
        </li>
      </ol>
      <TrailData trail={[...links, current]} />
    </nav>
  );
}

/** The trail for search engines (developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
function TrailData({ trail }: { trail: readonly Crumb[] }) {
  const canonical = useCanonical();
  const data: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonical(path),
    })),
  };
  return <StructuredData data={data} />;
}

/**
 * The one list of pages. The route table, navigation highlighting, breadcrumbs, sitemap, prerendering and
 * the tests that visit every page are all derived from it. Only paths, names and behaviour stand here;
 * what a page says stands in app/content. Specification, section 2.
 */

import { ceoIdentity } from './content/ceo-identity.ts';

/** How a page reaches the visitor: a file from the CDN, or rendered by the Worker for each request. */
type Rendering = 'static' | 'edge';

/** One page of the site. `module` is a file in app/routes without its extension. */
export interface Page {
  readonly id: string;
  readonly path: string;
  readonly module: string;
  readonly label: string;
  readonly rendering: Rendering;
  /** The page above it in breadcrumbs; absent for top-level pages. */
  readonly parent?: string;
  /** False for pages that search engines should not list. */
  readonly indexed?: false;
}

const servicePage = (slug: string, label: string) =>
  ({
    id: `services/${slug}`,
    path: `/services/${slug}`,
    module: 'service',
    label,
    rendering: 'static',
    parent: 'services',
  }) as const satisfies Page;

const legalPage = (slug: string, label: string) =>
  ({
    id: slug,
    path: `/${slug}`,
    module: 'legal',
    label,
    rendering: 'static',
  }) as const satisfies Page;

const page = <const T extends Page>(entry: T) => entry;

/** Every page that has an address of its own, posts, stories and jobs excepted: those come from content and data. */
export const pages = [
  page({ id: 'home', path: '/', module: 'home', label: 'Home', rendering: 'static' }),
  page({ id: 'about', path: '/about', module: 'about', label: 'Our Story', rendering: 'static' }),
  page({
    id: 'partnership',
    path: '/about/partnership',
    module: 'partnership',
    label: 'Partnership',
    rendering: 'static',
    parent: 'about',
  }),
  page({
    id: 'team',
    path: '/about/team',
    module: 'team',
    label: 'Team',
    rendering: 'static',
    parent: 'about',
  }),
  page({
    id: 'ceo',
    path: `/about/team/${ceoIdentity.slug}`,
    module: 'ceo',
    label: ceoIdentity.name,
    rendering: 'static',
    parent: 'team',
  }),
  page({
    id: 'services',
    path: '/services',
    module: 'services',
    label: 'Services',
    rendering: 'static',
  }),
  servicePage('governance', 'Governance & Risk Management'),
  servicePage('fundraising', 'Fundraising & Grant Management'),
  servicePage('financial-operations', 'Financial Operations'),
  servicePage('human-resources', 'Human Resources'),
  servicePage('data-management', 'Data Management & Reporting'),
  servicePage('training-education', 'Training & Education'),
  page({
    id: 'speaking',
    path: '/services/speaking',
    module: 'speaking',
    label: 'Speaking',
    rendering: 'static',
    parent: 'services',
  }),
  servicePage('custom-solutions', 'Custom Technology Solutions'),
  page({
    id: 'products',
    path: '/products',
    module: 'products',
    label: 'Tools and Resources',
    rendering: 'static',
  }),
  page({
    id: 'policy-toolkit',
    path: '/products/policy-toolkit',
    module: 'policy-toolkit',
    label: 'Policy Forward Toolkit',
    rendering: 'static',
    parent: 'products',
  }),
  page({
    id: 'aimpact-suite',
    path: '/products/aimpact-suite',
    module: 'aimpact-suite',
    label: 'AImpact Suite',
    rendering: 'static',
    parent: 'products',
  }),
  page({
    id: 'pricing',
    path: '/pricing',
    module: 'pricing',
    label: 'Pricing',
    rendering: 'static',
  }),
  page({
    id: 'estimate',
    path: '/pricing/estimate',
    module: 'estimate',
    label: 'Price estimate',
    rendering: 'edge',
    parent: 'pricing',
    indexed: false,
  }),
  page({
    id: 'resources',
    path: '/resources',
    module: 'resources',
    label: 'Resources',
    rendering: 'static',
  }),
  page({
    id: 'blog',
    path: '/resources/blog',
    module: 'blog',
    label: 'Blog',
    rendering: 'static',
    parent: 'resources',
  }),
  page({
    id: 'videos',
    path: '/resources/videos',
    module: 'videos',
    label: 'Videos',
    rendering: 'static',
    parent: 'resources',
  }),
  page({
    id: 'podcasts',
    path: '/resources/podcasts',
    module: 'podcasts',
    label: 'Podcasts',
    rendering: 'static',
    parent: 'resources',
  }),
  page({
    id: 'impact-stories',
    path: '/resources/impact-stories',
    module: 'impact-stories',
    label: 'Impact Stories',
    rendering: 'static',
    parent: 'resources',
  }),
  page({
    id: 'samples',
    path: '/resources/samples',
    module: 'samples',
    label: 'Sample Documents',
    rendering: 'static',
    parent: 'resources',
  }),
  page({
    id: 'faq',
    path: '/resources/faq',
    module: 'faq',
    label: 'FAQ',
    rendering: 'static',
    parent: 'resources',
  }),
  page({ id: 'careers', path: '/careers', module: 'careers', label: 'Careers', rendering: 'edge' }),
  page({ id: 'contact', path: '/contact', module: 'contact', label: 'Contact', rendering: 'edge' }),
  page({
    id: 'search',
    path: '/search',
    module: 'search',
    label: 'Search',
    rendering: 'edge',
    indexed: false,
  }),
  legalPage('privacy-policy', 'Privacy Policy'),
  legalPage('terms-conditions', 'Terms & Conditions'),
  legalPage('sms-policy', 'SMS Policy'),
  legalPage('accessibility', 'Accessibility'),
] as const satisfies readonly Page[];

/** The id of a page in the list. */
export type PageId = (typeof pages)[number]['id'];

const byId: ReadonlyMap<string, Page> = new Map(pages.map((entry) => [entry.id, entry]));

/** The page with this id. */
export function pageById(id: PageId): Page {
  const found = byId.get(id);
  if (!found) throw new Error(`No page has the id "${id}"; see app/pages.ts`);
  return found;
}

/** The pages above a page, outermost first, without the page itself. */
export function ancestorsOf(entry: Page): readonly Page[] {
  const parent = entry.parent === undefined ? undefined : byId.get(entry.parent);
  return parent ? [...ancestorsOf(parent), parent] : [];
}

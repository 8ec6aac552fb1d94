// The list of pages. Menus, breadcrumbs, sitemap, prerendering and the tests of every page use it; each has a route in
// app/routes.ts.

import { organization } from './organization.ts';

export interface Page {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  /** Prerendered at build, or rendered by the Worker for each request. */
  readonly rendering: 'static' | 'edge';
  /** The page above it in breadcrumbs; absent for top-level pages. */
  readonly parent?: string;
  /** True for a text of app/content/legal. */
  readonly isLegal?: true;
  /** False for pages that search engines should not list. */
  readonly indexed?: false;
}

/** By default a page is prerendered. */
const page = <const Id extends string>(
  id: Id,
  path: string,
  label: string,
  rest: Partial<Page> = {},
): Page & { readonly id: Id } => ({ rendering: 'static', ...rest, id, path, label });

const service = <const Slug extends string>(slug: Slug, label: string) =>
  page(`services/${slug}` as const, `/services/${slug}`, label, { parent: 'services' });

const legal = <const Id extends string>(id: Id, label: string) =>
  page(id, `/${id}`, label, { isLegal: true });

/** All pages but posts, stories, samples and jobs, which come from content and data. */
export const pages = [
  page('home', '/', 'Home'),
  page('about', '/about', 'Our Story'),
  page('partnership', '/about/partnership', 'Partnership', { parent: 'about' }),
  page('team', '/about/team', 'Team', { parent: 'about' }),
  page('ceo', `/about/team/${organization.ceo.slug}`, organization.ceo.name, { parent: 'team' }),
  page('services', '/services', 'Services'),
  service('governance', 'Governance & Risk Management'),
  service('fundraising', 'Fundraising & Grant Management'),
  service('financial-operations', 'Financial Operations'),
  service('human-resources', 'Human Resources'),
  service('data-management', 'Data Management & Reporting'),
  service('training-education', 'Training & Education'),
  page('speaking', '/services/speaking', 'Speaking', { parent: 'services' }),
  service('custom-solutions', 'Custom Technology Solutions'),
  page('products', '/products', 'Tools and Resources'),
  page('policy-toolkit', '/products/policy-toolkit', 'Policy Forward Toolkit', {
    parent: 'products',
  }),
  page('aimpact-suite', '/products/aimpact-suite', organization.partner.suite, {
    parent: 'products',
  }),
  page('pricing', '/pricing', 'Pricing'),
  page('estimate', '/pricing/estimate', 'Price estimate', {
    rendering: 'edge',
    parent: 'pricing',
    indexed: false,
  }),
  page('resources', '/resources', 'Resources'),
  page('blog', '/resources/blog', 'Blog', { parent: 'resources' }),
  page('videos', '/resources/videos', 'Videos', { parent: 'resources' }),
  page('podcasts', '/resources/podcasts', 'Podcasts', { parent: 'resources' }),
  page('impact-stories', '/resources/impact-stories', 'Impact Stories', { parent: 'resources' }),
  page('samples', '/resources/samples', 'Sample Documents', { parent: 'resources' }),
  page('faq', '/resources/faq', 'FAQ', { parent: 'resources' }),
  page('careers', '/careers', 'Careers', { rendering: 'edge' }),
  page('contact', '/contact', 'Contact', { rendering: 'edge' }),
  page('search', '/search', 'Search', { rendering: 'edge', indexed: false }),
  legal('privacy-policy', 'Privacy Policy'),
  legal('terms-conditions', 'Terms & Conditions'),
  legal('sms-policy', 'SMS Policy'),
  legal('accessibility', 'Accessibility'),
] as const;

export type PageId = (typeof pages)[number]['id'];

const byId: ReadonlyMap<string, Page> = new Map(pages.map((entry) => [entry.id, entry]));

export const isPageId = (id: string): id is PageId => byId.has(id);

export function pageById(id: PageId): Page {
  const found = byId.get(id);
  if (!found) throw new Error(`No page has the id "${id}"; see app/content/pages.ts`);
  return found;
}

const rendered = pages.filter(({ rendering }) => rendering === 'edge').map(({ path }) => path);

/** Whether the Worker renders a path for each request. */
export const isRendered = (path: string) =>
  rendered.some((page) => path === page || path.startsWith(`${page}/`));

/** The pages above a page, outermost first, without the page itself. */
export function ancestorsOf(entry: Page): readonly Page[] {
  const parent = entry.parent === undefined ? undefined : byId.get(entry.parent);
  return parent ? [...ancestorsOf(parent), parent] : [];
}

/** A link in menus and footer. Its words are the page's label or `name`. */
export interface PageLink {
  readonly page: PageId;
  readonly name?: string;
}

export function linkTo({ page, name }: PageLink) {
  const { path, label } = pageById(page);
  return { href: path, label: name ?? label };
}

/** The folders whose Markdown files are pages: their address, and what the search calls them. */
export const markdownSections = [
  { folder: 'blog', base: '/resources/blog', kind: 'Blog post' },
  {
    folder: 'impact-stories',
    base: '/resources/impact-stories',
    kind: 'Example story',
  },
  { folder: 'samples', base: '/resources/samples', kind: 'Sample' },
] as const;

export const sectionOf = (path: string) =>
  markdownSections.find(({ base }) => path.startsWith(`${base}/`));

export const blogFeedPaths = {
  rss: '/resources/blog/feed.xml',
  json: '/resources/blog/feed.json',
} as const;

export const careersFeedPaths = {
  rss: '/careers/feed.xml',
  json: '/careers/feed.json',
  boards: '/careers/jobs.xml',
} as const;

/** Where browsers report a refused source, and this site's scripts their errors. */
export const reportsPath = '/reports/csp';

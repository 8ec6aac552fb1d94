import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { careersFeedPaths } from './careers/feed-paths.ts';
import { blogFeedPaths } from './content/blog-feed-paths.ts';
import { markdownSections } from './content/markdown-sections.ts';
import { type Page, pages } from './pages.ts';
import { reportsPath } from './server/security-headers.server.ts';

const file = (module: string) => `routes/${module}.tsx`;

/** Modules of several pages. A legal page's address is one word, so `legal` answers 404 for the other words. */
const kinds: Readonly<Record<string, string>> = { service: 'services/:slug', legal: ':slug' };

const listed = pages
  .filter(({ module }) => !(module in kinds))
  .map((page: Page) =>
    page.path === '/'
      ? index(file(page.module), { id: page.id })
      : route(page.path.slice(1), file(page.module), { id: page.id }),
  );

const feedRoutes = (module: string, paths: Readonly<Record<string, string>>) =>
  Object.values(paths).map((path) =>
    route(path.slice(1), `routes/${module}.ts`, { id: path.slice(1) }),
  );

export default [
  ...listed,
  ...Object.entries(kinds).map(([module, path]) => route(path, file(module))),
  ...markdownSections.map(({ base, module }) => route(`${base}/:slug`.slice(1), file(module))),
  ...feedRoutes('blog-feed', blogFeedPaths),
  ...feedRoutes('careers-feed', careersFeedPaths),
  route('manifest.webmanifest', 'routes/site-files/web-manifest.ts'),
  route('sitemap.xml', 'routes/site-files/sitemap.ts'),
  route('robots.txt', 'routes/site-files/robots.ts'),
  route('.well-known/security.txt', 'routes/site-files/security-txt.ts'),
  route('careers/:slug', 'routes/job.tsx'),
  route('careers/:slug/closing.ics', 'routes/job-calendar.ts'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('notices/answered', 'routes/notices-answered.tsx'),
  route('healthz', 'routes/healthz.ts'),
  route(reportsPath.slice(1), 'routes/csp-reports.ts'),
  ...['assets', 'fonts', 'icons', 'images'].map((folder) =>
    route(`${folder}/*`, 'routes/missing-file.ts', { id: folder }),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfigEntry[];

import { existsSync, readFileSync, statSync } from 'node:fs';
import { careersFeedPaths } from '../../app/careers/feed-paths.ts';
import { blogFeedPaths } from '../../app/content/blog.ts';
import { interestAreas } from '../../app/content/contact-options.ts';
import { unsubscribePath } from '../../app/newsletter/unsubscribe.ts';
import { pages } from '../../app/pages.ts';
import { redirects } from '../../app/redirects.ts';
import { formerAddresses, type Site } from './link-problems.ts';
import type { MarkdownSources } from './read-sources.ts';

/** Anchors of pages that the Worker renders: no build holds them. */
const renderedAnchors: Readonly<Record<string, ReadonlySet<string>>> = {
  '/contact': new Set(['form', 'book-consultation', 'times']),
};

/** Where links of this site may lead. Anchors of built pages are known only while the build is current. */
export function thisSite({ sources, paths: files }: MarkdownSources, withBuild: boolean): Site {
  const written = new Map(sources.map(({ path, html }) => [path, html]));
  const paths = new Set<string>([
    ...pages.map(({ path }) => path),
    ...files,
    ...Object.values(blogFeedPaths),
    ...Object.values(careersFeedPaths),
    unsubscribePath,
  ]);
  return {
    interests: interestAreas,
    redirects: { ...formerAddresses(sources), ...redirects },
    hasPath: (path) => paths.has(path) || isFile(`public${path}`),
    anchorsOf: (path) => {
      const html = written.get(path) ?? (withBuild ? builtPage(path) : undefined);
      if (html === undefined) return renderedAnchors[path];
      return new Set([...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []));
    },
  };
}

function builtPage(path: string): string | undefined {
  const file = `build/client${path === '/' ? '' : path}/index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** True when the file exists, from the repository's top. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { careersFeedPaths } from '../../app/careers/feed-paths.ts';
import { blogFeedPaths } from '../../app/content/blog-feed-paths.ts';
import { pages } from '../../app/pages.ts';
import { redirects } from '../../app/redirects.ts';
import { type Source, textsOf } from './source.ts';

/** Anchors of pages that the Worker renders: no build holds them. */
const renderedAnchors: Readonly<Record<string, ReadonlySet<string>>> = {
  '/contact': new Set(['form', 'book-consultation', 'times']),
};

/** What links may lead to. */
export type Site = ReturnType<typeof thisSite>;

/** Where links of this site may lead, a text with a fault too. Anchors of built pages are known only while the build is current. */
export function thisSite(markdown: readonly Source[], withBuild: boolean) {
  const written = new Map(markdown.map(({ path = '', html }) => [path, html]));
  const paths = new Set<string>([
    ...pages.map(({ path }) => path),
    ...written.keys(),
    ...Object.values(blogFeedPaths),
    ...Object.values(careersFeedPaths),
    '/newsletter/unsubscribe',
  ]);
  const former = markdown.flatMap(({ path = '', value }) =>
    textsOf(Object(value).aliases).map(({ text }): [string, string] => [text, path]),
  );
  return {
    /** Addresses that led somewhere once, and where they lead now. */
    redirects: { ...Object.fromEntries(former), ...redirects },
    hasPath: (path: string) => paths.has(path) || isFile(`public${path}`),
    anchorsOf: (path: string) => {
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

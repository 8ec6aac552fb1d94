import { existsSync, statSync } from 'node:fs';
import { careersFeedPaths } from '../../app/careers/feed-paths.ts';
import { blogFeedPaths } from '../../app/content/blog-feed-paths.ts';
import { interestAreas } from '../../app/content/contact-options.ts';
import { faq } from '../../app/content/faq.ts';
import { unsubscribePath } from '../../app/newsletter/unsubscribe.ts';
import { pages } from '../../app/pages.ts';
import { redirects } from '../../app/redirects.ts';
import { anchorsIn, builtPage } from './built-anchors.ts';
import type { Site } from './link-problems.ts';
import type { MarkdownSources } from './read-sources.ts';
import { formerAddresses } from './redirect-problems.ts';

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
  const questions = faq.groups.flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)]);
  return {
    interests: interestAreas,
    redirects: { ...formerAddresses(sources), ...redirects },
    hasPath: (path) => paths.has(path) || isFile(`public${path}`),
    anchorsOf: (path) => {
      if (path === '/resources/faq') return new Set(questions);
      const html = written.get(path) ?? (withBuild ? builtPage(path) : undefined);
      return html === undefined ? renderedAnchors[path] : anchorsIn(html);
    },
  };
}

/** True when the file exists, from the repository's top. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

import type { Page } from '../../app/pages.ts';

interface PageSurroundings {
  readonly services: readonly string[];
  readonly hasFile: (path: string) => boolean;
}

/** What is wrong in the list of pages, a line each. */
export function pageProblems(
  pages: readonly Page[],
  { services, hasFile }: PageSurroundings,
): readonly string[] {
  const file = 'app/pages.ts';
  const ids = pages.map(({ id }) => id);
  const ofPages = pages.flatMap(({ id, module, parent }) => [
    hasFile(`app/routes/${module}.tsx`)
      ? ''
      : `${file}: ${id}: app/routes/${module}.tsx does not exist; npm run add:page makes it`,
    parent === undefined || ids.includes(parent)
      ? ''
      : `${file}: ${id}: no page has the id ${parent}; correct its parent`,
    module !== 'service' || services.some((slug) => id === `services/${slug}`)
      ? ''
      : `${file}: ${id}: it has no content; add it to app/content/services/index.ts`,
  ]);
  const unshown = services.filter((slug) => !ids.includes(`services/${slug}`));
  return [
    ...repeated(ids).map((id) => `${file}: ${id}: give every page an id of its own`),
    ...repeated(pages.map(({ path }) => path)).map(
      (path) => `${file}: ${path}: give every page a path of its own`,
    ),
    ...ofPages.filter(Boolean),
    ...unshown.map(
      (slug) =>
        `app/content/services/index.ts: ${slug}: no page of ${file} shows it; remove the line and the file, and add /services/${slug} to app/redirects.ts`,
    ),
  ];
}

function repeated(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

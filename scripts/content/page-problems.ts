import type { Page } from '../../app/pages.ts';

const file = 'app/pages.ts';

/** What the list of pages needs to know: the services' texts, and whether a file exists. */
export interface PageSurroundings {
  /** The slugs of the service pages that have content. */
  readonly services: readonly string[];
  /** From the repository's top. */
  readonly hasFile: (path: string) => boolean;
}

/** What is wrong in the list of pages, a line each. */
export function pageProblems(
  pages: readonly Page[],
  { services, hasFile }: PageSurroundings,
): readonly string[] {
  const ids = pages.map(({ id }) => id);
  const paths = pages.map(({ path }) => path);
  return [
    ...repeated(ids).map((id) => `${file}: ${id}: give every page an id of its own`),
    ...repeated(paths).map((path) => `${file}: ${path}: give every page a path of its own`),
    ...pages.flatMap(({ id, module, parent }) => [
      ...(hasFile(`app/routes/${module}.tsx`)
        ? []
        : [`${file}: ${id}: app/routes/${module}.tsx does not exist; npm run add:page makes it`]),
      ...(parent === undefined || ids.includes(parent)
        ? []
        : [`${file}: ${id}: no page has the id ${parent}; correct its parent`]),
    ]),
    ...services.flatMap((slug) =>
      ids.includes(`services/${slug}`)
        ? []
        : [
            `app/content/services/index.ts: ${slug}: no page of ${file} shows it; remove the line and the file, and add /services/${slug} to app/redirects.ts`,
          ],
    ),
    ...pages.flatMap(({ id, module }) =>
      module !== 'service' || services.some((slug) => id === `services/${slug}`)
        ? []
        : [`${file}: ${id}: it has no content; add it to app/content/services/index.ts`],
    ),
  ];
}

function repeated(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

import { pages } from '../../app/pages.ts';
import type { Source } from './source.ts';

/** The folders of app/content whose every file has a social card. */
const folders = /^app\/content\/((?:blog|impact-stories|samples)\/[\w-]+)\.md$/;

/** Pages, posts, stories and samples without a social card, a line each. */
export function cardProblems(
  markdown: readonly Pick<Source, 'file'>[],
  hasFile: (path: string) => boolean,
): readonly string[] {
  const articles = markdown.flatMap(({ file }) => folders.exec(file)?.[1] ?? []);
  return [...new Set([...pages.map(({ id }) => id), ...articles])]
    .filter((id) => !hasFile(`/images/social/${id}.jpg`))
    .map(
      (id) => `public/images/social/${id}.jpg does not exist: run npm run cards, which draws it`,
    );
}

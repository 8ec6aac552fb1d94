import { type Page, pages } from '../../app/pages.ts';
import routes from '../../app/routes.ts';
import { localDay } from '../../app/text/local-day.ts';
import { buildIsCurrent } from '../build/stamp.ts';
import {
  linkProblems,
  pageProblems,
  redirectProblems,
  serviceProblems,
  thisSite,
} from './link-problems.ts';
import { markupProblems } from './markup-problems.ts';
import {
  iconProblems,
  photoProblems,
  pictureProblems,
  unusedPictures,
} from './picture-problems.ts';
import { readContent, readModules } from './read-sources.ts';
import {
  accessibilityProblems,
  dateProblems,
  distinctProblems,
  nameProblems,
  totalProblems,
} from './text-problems.ts';

/** Problems (a line each: file, field, fix), notes for the owner, the number of files, and whether there is a build to compare with. */
export async function checkContent() {
  const content = await readContent();
  const sources = [...content.sources, ...(await readModules())];
  const markdown = content.sources.filter(({ path }) => path !== undefined);
  const withBuild = buildIsCurrent();
  const site = thisSite(markdown, withBuild);
  const paths = pages.filter((page: Page) => !page.isLegal).map(({ path }) => path);
  const problems = [
    ...content.problems,
    ...pageProblems(pages, routes),
    ...redirectProblems(site.redirects, site.hasPath),
    ...distinctProblems(sources, paths),
    ...nameProblems(),
    ...markupProblems(),
    ...accessibilityProblems(sources),
    ...serviceProblems(sources, pages),
    ...linkProblems(sources, site),
    ...pictureProblems(sources),
    ...(await photoProblems(sources)),
    ...iconProblems(),
  ];
  const notes = [
    ...dateProblems(sources, localDay()),
    ...totalProblems(sources),
    ...unusedPictures(),
  ];
  return { problems: [...new Set(problems)], notes, files: sources.length, withBuild };
}

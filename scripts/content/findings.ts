import { localDay } from '../../app/content/local-day.ts';
import { organization } from '../../app/content/organization.ts';
import { pictureAddresses } from '../../app/content/pictures.ts';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { servicePages } from '../../app/content/services/index.ts';
import { pages } from '../../app/pages.ts';
import { redirects } from '../../app/redirects.ts';
import { dateProblems } from './date-problems.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { formerAddresses, linkProblems, redirectProblems } from './link-problems.ts';
import { metaProblems } from './meta-problems.ts';
import { nameProblems } from './name-problems.ts';
import { pageProblems } from './page-problems.ts';
import { iconProblems, photoProblems, pictureProblems } from './picture-problems.ts';
import { readContent, readMarkdown } from './read-sources.ts';
import { cardFinder, cardProblems, leftoverCards, wantedCards } from './social-cards.ts';
import { buildIsCurrent, isFile, thisSite } from './this-site.ts';

/** What is wrong, a line each (file: field: fix), what could be better, in how many files, and whether built pages' anchors were checked. */
export async function contentFindings() {
  const content = await readContent();
  const markdown = readMarkdown();
  const sources = [...content.sources, ...markdown.sources];
  const withBuild = buildIsCurrent();
  const site = thisSite(markdown, withBuild);
  const paths = pages.filter(({ module }) => module !== 'legal').map(({ path }) => path);
  const problems = [
    ...content.problems,
    ...metaProblems(content.sources),
    ...markdown.problems,
    ...pageProblems(pages, { services: Object.keys(servicePages), hasFile: isFile }),
    ...redirectProblems({ ...formerAddresses(markdown.sources), ...redirects }, site.hasPath),
    ...duplicateProblems(markdown.sources, paths),
    ...nameProblems(),
    ...dateProblems(sources, localDay()),
    ...linkProblems(sources, site),
    ...pictureProblems(sources, {
      addressesOf: (key) => (isPictureKey(key) ? pictureAddresses(key) : []),
      // Those of the owner are made at build: see photoProblems.
      hasFile: (path) => path.startsWith('/images/photos/') || isFile(`public${path}`),
      base: organization.imageBase,
    }),
    ...(await photoProblems(sources)),
    ...iconProblems(),
  ];
  // A card stops nothing: the build puts its section's in its place (scripts/build/finish-build.ts).
  const notes = [...cardProblems(wantedCards(markdown.sources), cardFinder()), ...leftoverCards()];
  return { problems: [...new Set(problems)], notes, files: sources.length, withBuild };
}

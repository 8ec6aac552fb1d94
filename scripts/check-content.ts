/**
 * Checks everything that the site says: typed content and front matter against their schemas, links, anchors,
 * pictures, dates, duplicates. Run: npm run check:content. One line per problem (file: field: fix), exit code 1.
 */
import { organization } from '../app/content/organization.ts';
import { pictureFamilies } from '../app/content/picture-families.ts';
import { pictureAddresses } from '../app/content/pictures.ts';
import { contentProblems } from '../app/content/schemas/index.ts';
import { isPictureKey } from '../app/content/schemas/picture-key.ts';
import { servicePages } from '../app/content/services/index.ts';
import { pages } from '../app/pages.ts';
import { todayInToronto } from '../app/pricing/today.ts';
import { redirects } from '../app/redirects.ts';
import { buildIsCurrent } from './content/built-anchors.ts';
import { cardFinder, cardProblems, wantedCards } from './content/card-problems.ts';
import { dateProblems } from './content/date-problems.ts';
import { duplicateProblems } from './content/duplicate-problems.ts';
import { linkProblems } from './content/link-problems.ts';
import { namedHere, nameProblems } from './content/name-problems.ts';
import { pageProblems } from './content/page-problems.ts';
import { pictureProblems } from './content/picture-problems.ts';
import { readMarkdown, readModules } from './content/read-sources.ts';
import { isFile, thisSite } from './content/this-site.ts';

const modules = await readModules();
const markdown = readMarkdown();
const sources = [...modules, ...markdown.sources];
const withBuild = buildIsCurrent();
const paths = pages.filter(({ module }) => module !== 'legal').map(({ path }) => path);

const hasFile = (path: string) => isFile(`public${path}`);
const problems = [
  ...(await contentProblems()),
  ...markdown.problems,
  ...pageProblems(pages, { redirects, services: Object.keys(servicePages), hasFile: isFile }),
  ...duplicateProblems(markdown.sources, paths),
  ...nameProblems(namedHere(organization)),
  ...dateProblems(sources, todayInToronto()),
  ...linkProblems(sources, thisSite(markdown.sources, withBuild)),
  ...pictureProblems(sources, {
    addressesOf: (key) => (isPictureKey(key) ? pictureAddresses(key) : undefined),
    families: Object.keys(pictureFamilies),
    hasFile,
  }),
  ...cardProblems(wantedCards(markdown.sources), cardFinder()),
];

for (const problem of problems) console.error(problem);
if (!withBuild) {
  console.log('Anchors on pages were not checked: there is no build of the present content.');
}
console.log(
  problems.length === 0
    ? `The content holds: ${sources.length} files.`
    : `${problems.length} to fix in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

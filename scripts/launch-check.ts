/**
 * npm run launch: what has to be in order before the public sees the site, with a sentence for each thing that is
 * not: variables, placeholders in the texts, social cards, and the hosted project's tables. `npm run deploy` runs it
 * first.
 */
import { organization } from '../app/content/organization.ts';
import { wantedCards } from './content/card-problems.ts';
import { readContent, readMarkdown } from './content/read-sources.ts';
import { isFile } from './content/this-site.ts';
import { launchProblems } from './launch/content-problems.ts';
import { projectProblems } from './launch/project-problems.ts';
import { settingsProblems } from './launch/settings-problems.ts';
import { wranglerVars } from './stack/wrangler-vars.ts';

const { SITE_URL, SUPABASE_ANON_KEY } = process.env;
const vars: Record<string, unknown> = {
  ...wranglerVars(),
  ...(SUPABASE_ANON_KEY && { SUPABASE_ANON_KEY }),
};
const markdown = readMarkdown();

console.log('▸ Checking the variables, the texts and the hosted project…');

const wrong = settingsProblems(vars, SITE_URL);
const problems = [
  ...wrong,
  ...launchProblems({
    sources: [...(await readContent()).sources, ...markdown.sources],
    cards: wantedCards(markdown.sources).map(({ id }) => id),
    organization,
    hasFile: isFile,
  }),
  ...(wrong.length === 0
    ? await projectProblems({
        url: String(vars.SUPABASE_URL),
        key: String(vars.SUPABASE_ANON_KEY),
      })
    : []),
];

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? '✓ Ready to launch. Next: npm run deploy.'
    : `\n${problems.length} to fix before the launch. To look at it first, without visitors: npm run build && npx wrangler versions upload.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

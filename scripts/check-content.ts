import { factProblems } from './content/schema-problems.ts';

/** npm run check:content: checks all that the site says. Each problem is one line: file, field, fix. */
const wrong = await factProblems();
const { problems, notes, files, withBuild } =
  wrong.length > 0 ? { problems: wrong, notes: [], files: 0, withBuild: true } : await check();
for (const problem of problems) console.error(problem);
for (const note of notes) console.log(`In your own time: ${note}`);
if (!withBuild) console.log('Links to a place within a page are checked after npm run build.');
console.log(
  problems.length === 0
    ? `✓ The content is in order: ${files} files.`
    : `${problems.length} to fix in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Its modules cannot be loaded while the facts are wrong. */
async function check() {
  const { checkContent } = await import('./content/problems.ts');
  return checkContent();
}

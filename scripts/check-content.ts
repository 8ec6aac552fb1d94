import { factProblems } from './content/fact-problems.ts';
import { moduleFault } from './content/module-fault.ts';

/** npm run check:content: checks all that the site says. One line per problem (file: field: fix), exit code 1. */
try {
  const wrong = await factProblems();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  // Loaded here: these modules cannot be read while the facts are wrong.
  const { contentFindings } = await import('./content/findings.ts');
  const { problems, notes, files, withBuild } = await contentFindings();
  for (const problem of problems) console.error(problem);
  for (const note of notes) console.log(`In your own time: ${note}`);
  if (!withBuild) {
    console.log('Links to places within pages are checked once the site is built as it is now.');
  }
  end(problems.length, files);
} catch (error) {
  const lines = moduleFault(error) ?? String(Object(error).message);
  if (!lines.startsWith('app/')) throw error;
  console.error(lines);
  end(lines.split('\n').length, 0);
}

function end(problems: number, files: number): void {
  console.log(
    problems === 0 ? `✓ The content holds: ${files} files.` : `${problems} to fix in the content.`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}

import { factProblems, moduleProblem } from './content/file-problems.ts';

/** npm run check:content: checks all that the site says. Each problem is one line: file, field, fix. */
try {
  const wrong = await factProblems();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  // Loaded here, because these modules cannot be read while the facts are wrong.
  const { checkContent } = await import('./content/problems.ts');
  const { problems, notes, files, withBuild } = await checkContent();
  for (const problem of problems) console.error(problem);
  for (const note of notes) console.log(`In your own time: ${note}`);
  if (!withBuild) console.log('Links to a place within a page are checked after npm run build.');
  end(problems.length, files);
} catch (error) {
  const lines = moduleProblem(error) ?? (error instanceof Error ? error.message : String(error));
  if (!lines.startsWith('app/')) throw error;
  console.error(lines);
  end(lines.split('\n').length, 0);
}

function end(problems: number, files: number): void {
  console.log(
    problems === 0
      ? `✓ The content is in order: ${files} files.`
      : `${problems} to fix in the content.`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}

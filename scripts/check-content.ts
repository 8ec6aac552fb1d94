import { moduleFault } from '../app/content/schemas/module-fault.ts';

/**
 * npm run check:content: checks everything that the site says, in words, links, pictures and lists. One line per problem
 * (file: field: fix), exit code 1.
 */
try {
  // Loaded here, so that a module of the site that cannot be read is a line too.
  const { contentFindings } = await import('./content/findings.ts');
  const { problems, files, withBuild } = await contentFindings();
  for (const problem of problems) console.error(problem);
  if (!withBuild) {
    console.log('Links to places within pages are checked once the site is built as it is now.');
  }
  end(problems.length, files);
} catch (error) {
  const fault = moduleFault(error);
  if (!fault) throw error;
  console.error(fault);
  end(1, 0);
}

function end(problems: number, files: number): void {
  console.log(
    problems === 0 ? `✓ The content holds: ${files} files.` : `${problems} to fix in the content.`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}

import { expect, it } from 'vitest';
import { moduleFault } from '../../../scripts/content/module-fault.ts';

const app = new URL('../../../app/', import.meta.url);
const path = decodeURI(app.pathname);
const gone = `Cannot find module '${path}content/team.ts' imported from ${path}content/blog.ts`;

/* As Node words them when check:content loads the site's modules. */
it.each([
  [
    'Unterminated string constant',
    `${app}content/footer.ts:12\n    heading: 'Serv\n             ^^^^\n\nSyntaxError: …`,
    'app/content/footer.ts: line 12: it cannot be read (Unterminated string constant); look there',
  ],
  [
    'pge is not defined',
    `ReferenceError: pge is not defined\n    at ${app}pages.ts:185:3\n    at ModuleJob.run (node:internal)`,
    'app/pages.ts: line 185: it cannot be read (pge is not defined)',
  ],
  [
    gone,
    `Error: ${gone}\n    at finalizeResolution (node:internal)`,
    'app/content/team.ts: the whole: the file is gone, and app/content/blog.ts imports it',
  ],
])('names the place of the fault: %s', (message, stack, line) => {
  expect(moduleFault(Object.assign(new Error(message), { stack }))).toContain(line);
});

it('leaves other errors alone', () => {
  expect(moduleFault(new Error('disk full'))).toBeUndefined();
});

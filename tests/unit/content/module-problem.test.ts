import { expect, it } from 'vitest';
import { moduleProblem } from '../../../scripts/content/file-problems.ts';

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
    `ReferenceError: pge is not defined\n    at ${app}pages.ts:185:3\n    at node:internal`,
    'app/pages.ts: line 185: it cannot be read (pge is not defined)',
  ],
  [
    gone,
    '',
    'app/content/team.ts: the whole: the file is gone, and app/content/blog.ts imports it',
  ],
  ['disk full', 'Error: disk full\n    at node:internal', undefined],
])('the place of a fault is named: %s', (message, stack, line) => {
  const said = moduleProblem(Object.assign(new Error(message), { stack }));
  expect(said).toEqual(line && expect.stringContaining(line));
});

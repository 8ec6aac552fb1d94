import { expect, it } from 'vitest';
import { moduleFault } from '../../../scripts/content/module-fault.ts';

/* As Node words them when check:content loads the site's modules. */

const app = new URL('../../../app/', import.meta.url);
const fault = (message: string, stack: string) =>
  moduleFault(Object.assign(new SyntaxError(message), { stack }));

it('names file and line of a module that cannot be read', () => {
  const stack = `${app}content/footer.ts:12\n    heading: 'Serv\n             ^^^^\n\nSyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: …`;
  expect(fault('Unterminated string constant', stack)).toBe(
    'app/content/footer.ts: line 12: it cannot be read (Unterminated string constant); look there and just above for a misspelt name, a missing quotation mark, comma or bracket',
  );
});

it('names the place of a misspelt word', () => {
  const stack = `ReferenceError: pge is not defined\n    at ${app}pages.ts:185:3\n    at ModuleJob.run (node:internal/modules/esm/module_job:561:25)`;
  expect(fault('pge is not defined', stack)).toMatch(/^app\/pages.ts: line 185: it cannot be read/);
});

it('names a file that is gone, and who asks for it', () => {
  const path = decodeURI(app.pathname);
  const message = `Cannot find module '${path}content/team.ts' imported from ${path}content/schemas/blog.ts`;
  expect(fault(message, `Error: ${message}\n    at finalizeResolution (node:internal)`)).toBe(
    'app/content/team.ts: the whole: the file is gone, and app/content/schemas/blog.ts imports it; bring it back or remove that line',
  );
});

it('leaves other errors alone', () => {
  expect(moduleFault(new Error('disk full'))).toBeUndefined();
  expect(moduleFault('text')).toBeUndefined();
});

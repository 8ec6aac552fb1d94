import { expect, it } from 'vitest';
import type { Page } from '../../../app/pages.ts';
import { pageProblems } from '../../../scripts/content/page-problems.ts';

const page = (id: string, more: Partial<Page> = {}): Page => ({
  id,
  path: `/${id}`,
  module: id,
  label: id,
  rendering: 'static',
  ...more,
});
const around = {
  services: ['governance'],
  hasFile: (path: string) => ['app/routes/about.tsx', 'app/routes/service.tsx'].includes(path),
};
const governance = page('services/governance', { module: 'service' });

it('a list in order has no problems', () => {
  expect(pageProblems([page('about'), governance], around)).toEqual([]);
});

it('names a page without a module, with the command that makes one', () => {
  expect(pageProblems([governance, page('events')], around)).toEqual([
    'app/pages.ts: events: app/routes/events.tsx does not exist; npm run add:page makes it',
  ]);
});

it('names an id and a path that two pages have, and a parent that none has', () => {
  expect(
    pageProblems([governance, page('about'), page('about', { parent: 'gone' })], around),
  ).toEqual([
    'app/pages.ts: about: give every page an id of its own',
    'app/pages.ts: /about: give every page a path of its own',
    'app/pages.ts: about: no page has the id gone; correct its parent',
  ]);
});

it('says what a removed service page leaves behind, and where its address goes', () => {
  expect(pageProblems([page('about')], around)).toEqual([
    'app/content/services/index.ts: governance: no page of app/pages.ts shows it; remove the line and the file, and add /services/governance to app/redirects.ts',
  ]);
});

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const Names = v.record(v.string(), v.string());
const Package = v.object({ scripts: Names, dependencies: Names, devDependencies: Names });

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const { scripts, dependencies, devDependencies } = v.parse(
  Package,
  JSON.parse(read('package.json')),
);
const readme = read('README.md');

const named = [...(readme.split('## Why each package is there')[1] ?? '').matchAll(/`([^`]+)`/g)]
  .map(([, name = '']) => name)
  .filter((name) => !name.startsWith('npm '));

/** Whether a name of the table means a package: `rehype-*` and `vfile*` stand for families. */
const means = (name: string, dependency: string) =>
  name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name;

const packages = Object.keys({ ...dependencies, ...devDependencies });

it('says why each package is there', () => {
  const unnamed = packages.filter((dependency) => !named.some((name) => means(name, dependency)));
  expect(unnamed).toEqual([]);
});

it('names no package that is not there', () => {
  const gone = named.filter((name) => !packages.some((dependency) => means(name, dependency)));
  expect(gone).toEqual([]);
});

it('says in a line what each command does, which npm run help prints', () => {
  const [, section = ''] = /\n## Commands\n(.*?)\n## /s.exec(readme) ?? [];
  const described = [...section.matchAll(/^\| `npm (?:run )?([\w:-]+)` +\| .+\|$/gm)].map(
    ([, command]) => command,
  );
  expect(Object.keys(scripts).filter((name) => !described.includes(name))).toEqual([]);
});

it('names no command that is not there', () => {
  const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

it('one command runs all the long checks', () => {
  const long = Object.keys(scripts).filter(
    (name) => name === 'fuzz' || (name.startsWith('check:') && name !== 'check:content'),
  );
  const run = [...(scripts['test:long'] ?? '').matchAll(/npm run (\S+)/g)].map(([, name]) => name);
  expect(run.toSorted()).toEqual([...long, 'build'].toSorted());
});

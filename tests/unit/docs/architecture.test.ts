import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const sectionOf = (heading: string) =>
  page.split('\n## ').find((section) => section.startsWith(heading)) ?? '';
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);

/** The files of a way: the first of each numbered line. */
const wayOf = (heading: string) =>
  [...sectionOf(heading).matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
const ways: readonly (readonly [string, string])[] = [
  ['A visit to', 'app/routes/job.tsx'],
  ['A message posted', 'app/routes/contact.tsx'],
];
const tools = pathsIn(sectionOf('Tools on both ways'));

/** The files of ours that a module imports for more than types. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)([^;]*?)from '([^']+)'|^import '([^']+)'/gm,
  );
  return [...statements].flatMap(([, names = '', from, alone]) => {
    const isTypesOnly = /^\{(\s*type [^,}]+,?)+\s*\}\s*$/.test(names);
    return isTypesOnly ? [] : (resolve(file, from ?? alone ?? '') ?? []);
  });
}

function resolve(file: string, specifier: string): string | undefined {
  const base = specifier.startsWith('~/')
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith('.') && join(dirname(file), specifier);
  if (!base) return undefined;
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((path) => /\.\w+$/.test(path) && existsSync(path));
}

/** What a request can reach on the server from its route: no components, no content, no mail. */
function reachedFrom(route: string): string[] {
  const reached = new Set(['workers/app.ts', route, 'app/entry.server.tsx']);
  for (const file of reached) {
    for (const next of importsOf(file)) {
      if (/^app\/(server|careers|contact|newsletter)\/.*\.ts$/.test(next)) reached.add(next);
    }
  }
  return [...reached];
}

describe.each(ways)('%s …', (heading, route) => {
  const way = wayOf(heading);

  it('passes at most 12 files, each once, and all of them exist', () => {
    expect(way).toContain(route);
    expect(way.length).toBeLessThanOrEqual(12);
    expect(new Set(way).size).toBe(way.length);
    expect(way.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('and the tools are everything that such a request can reach', () => {
    expect(reachedFrom(route).filter((path) => ![...way, ...tools].includes(path))).toEqual([]);
    expect(way.filter((path) => !reachedFrom(route).includes(path))).toEqual([]);
  });

  it('leads on and never back up', () => {
    const [worker = '', ...others] = way;
    // The Worker composes, and the router calls route and renderer; every other file is called by one before it.
    const called = others.filter((path) => !/^app\/(routes|entry\.server)/.test(path));
    for (const path of called) {
      const callers = way.slice(0, way.indexOf(path)).concat(worker);
      expect(
        callers.some((caller) => importsOf(caller).includes(path)),
        path,
      ).toBe(true);
      expect(
        importsOf(path).filter((next) => callers.includes(next)),
        path,
      ).toEqual([]);
    }
  });
});

it('every tool and every other file that the page names exists', () => {
  expect(pathsIn(page).filter((path) => !existsSync(path))).toEqual([]);
});

it('no tool calls what stands on a way', () => {
  const stations = ways.flatMap(([heading]) => wayOf(heading));
  const back = tools.flatMap((tool) =>
    importsOf(tool)
      .filter((next) => stations.includes(next))
      .map((next) => `${tool} → ${next}`),
  );
  expect(back).toEqual([]);
});

describe('what each folder may import', () => {
  const rows = [
    ...sectionOf('What each folder may import').matchAll(/^\| `([^`]+)` +\| (.*?) *\|$/gm),
  ];
  const folderOf = (path: string) =>
    /^(app\/[\w-]+(?:\.\w+)*|scripts\/build|workers)/.exec(path)?.[1] ?? path;

  it.each(rows.map(([, folder = '', allowed = '']) => [folder, allowed] as const))(
    '%s',
    (folder, allowed) => {
      const may = [folder, ...[...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)];
      const against = globSync(`${folder}/**/*.{ts,tsx}`).flatMap((file) =>
        importsOf(file)
          .filter(
            (next) =>
              !may.includes(folderOf(next)) && !may.some((name) => next.startsWith(`${name}/`)),
          )
          .map((next) => `${file} → ${next}`),
      );
      expect(against).toEqual([]);
    },
  );

  it('names every folder of app', () => {
    const folders = globSync('app/*/').map((path) => path.replace(/\/$/, ''));
    expect(folders.filter((folder) => !rows.some(([, named]) => named === folder))).toEqual([]);
  });
});

it.each(['.', 'app', 'app/*', 'scripts', 'supabase', 'tests', 'workers', 'docs'])(
  'every folder of %s begins with a line that says what belongs there',
  (pattern) => {
    const folders = globSync(`${pattern}/`).filter(
      (path) => !/node_modules|build|public/.test(path),
    );
    for (const folder of folders) {
      expect(readFileSync(join(folder, 'README.md'), 'utf8').trim(), folder).not.toBe('');
    }
  },
);

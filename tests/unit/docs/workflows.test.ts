import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { describe, expect, it } from 'vitest';

/*
 * What the hosted checks need that no run on this machine shows: .github is only read there.
 */

const Text = v.record(v.string(), v.unknown());
const Job = v.object({
  'timeout-minutes': v.number(),
  environment: v.optional(v.string()),
  services: v.optional(v.object({ postgres: v.object({ image: v.string() }) })),
  env: v.optional(Text, {}),
  steps: v.array(
    v.object({
      uses: v.optional(v.string()),
      run: v.optional(v.string()),
      if: v.optional(v.string()),
      with: v.optional(Text, {}),
    }),
  ),
});
const Workflow = v.object({
  on: v.union([v.string(), Text]),
  permissions: v.object({ contents: v.literal('read') }),
  jobs: v.record(v.string(), Job),
});
const Updates = v.object({
  updates: v.array(
    v.object({
      'package-ecosystem': v.string(),
      directory: v.string(),
      groups: v.record(v.string(), v.object({ patterns: v.optional(v.array(v.string()), ['*']) })),
    }),
  ),
});
const Package = v.object({
  scripts: v.record(v.string(), v.string()),
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});

/** Reads a file of YAML, as front matter is read. */
function readYaml(file: string): unknown {
  const wrapped = new VFile(`---\n${readFileSync(file, 'utf8')}\n---\n`);
  matter(wrapped);
  return wrapped.data.matter;
}

const { scripts, dependencies, devDependencies } = v.parse(
  Package,
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const files = globSync('.github/workflows/*.yml').toSorted();

describe.each(files)('%s', (file) => {
  const { jobs } = v.parse(Workflow, readYaml(file));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('calls only commands that are there', () => {
    const called = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, command = '']) => command),
    );
    const npm = ['ci', 'install', 'audit', 'pkg', 'run'];
    const chosen = [...JSON.stringify(steps).matchAll(/&& '([\w:-]+)' \|\| '([\w:-]+)'/g)];
    const names = [...called, ...chosen.flatMap(([, one = '', other = '']) => [one, other])];
    expect(names.filter((name) => !npm.includes(name) && !(name in scripts))).toEqual([]);
  });

  it('pins each action to a commit, and says which version that is', () => {
    const uses = readFileSync(file, 'utf8').match(/uses: .+/g) ?? [];
    expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+/.test(line))).toEqual([]);
  });

  it('keeps what the browser showed when a test fails', () => {
    for (const job of Object.values(jobs)) {
      if (!job.steps.some(({ run }) => run === 'npm test')) continue;
      const kept = job.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
      expect(kept?.if).toMatch(/failure\(\)|always\(\)/);
      expect(String(kept?.with.path)).toContain('test-results');
    }
  });
});

describe('the nightly run', () => {
  const { jobs } = v.parse(Workflow, readYaml('.github/workflows/nightly.yml'));

  it('tries everything on a PostgreSQL server too', () => {
    const job = Object.values(jobs).find(({ steps }) =>
      steps.some(({ run }) => run === 'npm run test:long'),
    );
    expect(job?.services?.postgres.image).toMatch(/^postgres:1[5-9]$/);
    expect(job?.env.TEST_DATABASE_URL).toMatch(/^postgres:\/\/.+@127\.0\.0\.1:5432\//);
  });

  it('tries the newest versions that fit', () => {
    expect(jobs['newest-versions']?.steps.map(({ run }) => run)).toContain('npm test');
  });
});

it('nothing is deployed without the approval of its environment', () => {
  for (const file of files) {
    const { jobs } = v.parse(Workflow, readYaml(file));
    for (const job of Object.values(jobs)) {
      if (!JSON.stringify(job).includes('CLOUDFLARE_API_TOKEN')) continue;
      expect(job.environment).toBe('production');
    }
  }
});

describe('updates', () => {
  const { updates } = v.parse(Updates, readYaml('.github/dependabot.yml'));
  const npm = updates.find(
    (update) => update['package-ecosystem'] === 'npm' && update.directory === '/',
  );
  const groups = Object.entries(npm?.groups ?? {});
  const matches = (pattern: string, name: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
  /** The group that a package moves with: the first that it fits. */
  const groupOf = (name: string) =>
    groups.find(([, { patterns }]) => patterns.some((pattern) => matches(pattern, name)))?.[0];

  it.each([
    ['react-router', '@react-router/dev', '@react-router/cloudflare'],
    ['react', 'react-dom', '@types/react', '@types/react-dom'],
    ['wrangler', '@cloudflare/vite-plugin', '@cloudflare/vitest-plugin'],
  ])('keep %s and its parts together', (...names) => {
    const packages = { ...dependencies, ...devDependencies };
    expect(names.filter((name) => !(name in packages))).toEqual([]);
    expect(new Set(names.map(groupOf)).size).toBe(1);
  });

  it('are looked for wherever there is a lock file', () => {
    const folders = globSync('{,*/}package-lock.json').map((lock) =>
      `/${lock.slice(0, -'package-lock.json'.length)}`.replace(/(?<=.)\/$/, ''),
    );
    const looked = updates
      .filter((update) => update['package-ecosystem'] === 'npm')
      .map(({ directory }) => directory);
    expect(looked.toSorted()).toEqual(folders.toSorted());
  });
});

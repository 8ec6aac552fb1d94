import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What only a dependency itself may use, and what to use instead. */
const privateParts: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bUNSAFE_\w+/, 'what react-router exports without UNSAFE_'],
  [/__reactRouter\w+/, 'the router’s hooks and <Scripts>'],
  [/\b__SECRET_INTERNALS\w*|__CLIENT_INTERNALS\w*/, 'React’s documented interfaces'],
  [/from '[^']*node_modules\//, 'the package’s name, for what it exports'],
  [/from '(react-router|react-dom|@react-router\/\w+)\/(dist|lib|cjs)\//, 'the package’s exports'],
  [/new RegExp\([^)]*node_modules|resolveId.*node_modules/, 'the package as it is'],
];

const files = ['app', 'workers', 'scripts', 'vite.config.ts', 'react-router.config.ts'].flatMap(
  (place) => (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.{ts,tsx,js}`)),
);

it('no source uses a private part of a dependency, so that an upgrade is routine', () => {
  expect(files.length).toBeGreaterThan(300);
  const uses = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return privateParts.flatMap(([pattern, instead]) => {
      const [use] = pattern.exec(source) ?? [];
      return use ? [`${file}: ${use} is private to a dependency; use ${instead}`] : [];
    });
  });
  expect(uses).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What only a dependency itself may use: a version's upgrade may take it away. */
const privateParts = [
  /\bUNSAFE_\w+/,
  /__reactRouter\w+/,
  /\b__(SECRET|CLIENT)_INTERNALS\w*/,
  /from '[^']*node_modules\//,
  /from '(react-router|react-dom|@react-router\/\w+)\/(dist|lib|cjs)\//,
  /new RegExp\([^)]*node_modules|resolveId.*node_modules/,
];

const files = globSync(['{app,workers,scripts}/**/*.{ts,tsx,js}', '*.config.ts']);

it('no source uses a private part of a dependency', () => {
  const uses = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return privateParts.filter((part) => part.test(source)).map((part) => `${file}: ${part}`);
  });
  expect(files).toContain('vite.config.ts');
  expect(uses).toEqual([]);
});

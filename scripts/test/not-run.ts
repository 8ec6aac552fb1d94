import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Package = v.object({ scripts: v.record(v.string(), v.string()) });

/** What `npm test` leaves to other commands, in one line. */
export function notRun(): string {
  const { scripts } = v.parse(Package, JSON.parse(readFileSync('package.json', 'utf8')));
  const long = [...(scripts['test:long'] ?? '').matchAll(/npm run (\S+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'build');
  const server = process.env.TEST_DATABASE_URL
    ? ''
    : ', and the database on a PostgreSQL server (TEST_DATABASE_URL)';
  return `Not run, because it takes long: npm run test:long (${long.join(', ')}), npm run bench${server}.`;
}

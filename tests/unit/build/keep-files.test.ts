import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepFiles } from '../../../scripts/keep-files.ts';
import { listen } from '../../../scripts/stack/ports.ts';

it('an open tab finds the files of its release for seven days, and only as they were', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'releases-'));
  let live = join(folder.path, 'nothing');
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(live, request.url ?? '')));
    } catch {
      response.writeHead(404).end();
    }
  });
  onTestFinished(() => void server.close());
  const site = await listen(server, 0);
  /** Builds these files, publishes them on a day and gives what is then published. */
  const release = async (day: string, ...files: readonly string[]) => {
    const client = join(folder.path, day);
    mkdirSync(join(client, 'assets'), { recursive: true });
    for (const file of files) writeFileSync(join(client, 'assets', file), `code of ${file}`);
    await keepFiles(client, site, day);
    live = client;
    return readdirSync(join(client, 'assets'));
  };
  expect(await release('2026-11-01', 'a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js']);
  // However long the first release was live, its files are left out only now.
  expect(await release('2026-11-20', 'a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(await release('2026-11-27', 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js']);
  writeFileSync(join(live, 'assets/a-2.js'), 'something else');
  expect(await release('2026-11-28', 'a-3.js')).toEqual(['a-3.js', 'b-1.js']);
  expect(await release('2026-12-05', 'a-3.js')).toEqual(['a-3.js']);
  writeFileSync(join(live, 'assets.json'), '<!doctype html>');
  expect(await release('2026-12-06', 'a-4.js')).toEqual(['a-4.js']);
});

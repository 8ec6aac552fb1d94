import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '../../../scripts/stack/answers.ts';
import { freePort } from '../../../scripts/stack/free-port.ts';

/* What stands in for npm start starts what stands in for Wrangler: a program of this project that is given the port. */

const project = join(import.meta.dirname, '../../..');
const program = `require('net').createServer().listen(+process.argv[2], '127.0.0.1')`;
const starter = `require('child_process').spawn(process.execPath,
  ['-e', ${JSON.stringify(program)}, process.argv[1], process.argv[2]], { detached: true, stdio: 'ignore' });
  setInterval(() => {}, 1000)`;

let started: ChildProcess | undefined;
vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => started?.kill('SIGKILL'));

async function startOn(port: number): Promise<ChildProcess> {
  started = spawn(process.execPath, ['-e', starter, `${project}/fake-server`, String(port)]);
  while (!(await answers(port))) await pause(20);
  return started;
}

async function anyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

it.skipIf(process.platform === 'win32')(
  'ends what a killed start left on its port, and leaves a running start alone',
  async () => {
    const port = await anyPort();
    const start = await startOn(port);
    await expect(freePort(port, 'the site', 'PORT')).rejects.toThrow(
      `Port ${port}, which the site needs, is in use by this project already`,
    );
    start.kill('SIGKILL');
    await once(start, 'exit');
    expect(await answers(port), 'the orphan listens').toBe(true);
    await freePort(port, 'the site', 'PORT');
    expect(await answers(port)).toBe(false);
  },
);

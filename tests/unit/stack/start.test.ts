import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/*
 * npm start, as far as it comes without starting anything: each fault is one sentence with the fix, and code 1. The
 * site's port is held by this test, so that a start that should have failed earlier fails there.
 */

const project = join(import.meta.dirname, '../../..');
const holder = createServer();
let folder: string;
let port: number;

beforeAll(async () => {
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => holder.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  copyFileSync(join(project, '.dev.vars.example'), join(folder, '.dev.vars.example'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeVars = (text: string) => writeFileSync(join(folder, '.dev.vars'), text);

/** Runs `npm start`'s program in a folder of its own; resolves with its code and what it said. */
async function start(
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; said: string }> {
  const child = spawn('node', [join(project, 'scripts/run.js'), 'start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('npm start', () => {
  it('makes a missing .dev.vars from its example', async () => {
    const { said } = await start();
    expect(said).toContain('▸ Made .dev.vars from .dev.vars.example');
    expect(readFileSync(join(folder, '.dev.vars'), 'utf8')).toBe(
      readFileSync(join(project, '.dev.vars.example'), 'utf8'),
    );
  });

  it('leaves a .dev.vars that is there as it is', async () => {
    const own =
      'SUPABASE_URL=https://project.supabase.example\nSUPABASE_ANON_KEY=sb_publishable_x\n';
    writeVars(own);
    await start();
    expect(readFileSync(join(folder, '.dev.vars'), 'utf8')).toBe(own);
    expect(existsSync(join(folder, '.supabase')), 'a local Supabase was made').toBe(false);
  });

  it('names the taken port and how to find who has it', async () => {
    const { code, said } = await start();
    expect(code).toBe(1);
    expect(said).toContain(`✗ Port ${port}, which the site needs, is taken by another program`);
    expect(said).toContain(`:${port}`);
    expect(said).toContain(`or choose another port with PORT=${port + 1}.`);
  });

  it('takes a port of its own for the local Supabase, and keeps it in .dev.vars', async () => {
    await start({ SUPABASE_PORT: '55321' });
    const vars = readFileSync(join(folder, '.dev.vars'), 'utf8');
    expect(vars).toContain('\nSUPABASE_URL=http://127.0.0.1:55321\n');
  });

  it('says what a port is', async () => {
    const { code, said } = await start({ PORT: 'x' });
    expect([code, said.includes('✗ PORT is no port: write a number such as 8787.')]).toEqual([
      1,
      true,
    ]);
  });

  it.each([
    [
      'a missing address',
      'SUPABASE_ANON_KEY=x\n',
      '✗ SUPABASE_URL is missing in .dev.vars: add it',
    ],
    ['a missing key', 'SUPABASE_URL=http://127.0.0.1:1\n', '✗ SUPABASE_ANON_KEY is missing in'],
    [
      'an address that is none',
      'SUPABASE_URL=nonsense\nSUPABASE_ANON_KEY=x\n',
      '✗ SUPABASE_URL in .dev.vars is no address: write one such as',
    ],
    [
      'a site address without its scheme',
      'SUPABASE_URL=http://127.0.0.1:1\nSUPABASE_ANON_KEY=x\nSITE_URL=www.example.org\n',
      '✗ SITE_URL is not an origin: set it to the site’s address without a path',
    ],
  ])('says what to do about %s', async (_fault, vars, sentence) => {
    writeVars(vars);
    const { code, said } = await start();
    expect(code).toBe(1);
    expect(said.trim()).toMatch(/^✗ .+\.$/);
    expect(said).toContain(sentence);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TreeCopy } from '../../scripts/copy/tree-copy.ts';
import { chromiumPath } from '../../scripts/test/chromium.ts';

/*
 * npm run dev in a copy of the project, with a page open: what an owner may get wrong in the content is said in the
 * terminal and over the page, before they have looked away from the editor.
 */

/** From the save to the words (milliseconds). A busy machine has twice the time that the check alone takes on it. */
let promptly = 2_000;

const port = Number(process.env.TEST_PORT ?? 8790) + 2;
const copy = new TreeCopy('dev');

let server: ChildProcess;
let browser: Browser;
let page: Page;
let said = '';

const untilSaid = (words: string, timeout = 15_000) =>
  vi.waitFor(() => expect(said).toContain(words), { timeout, interval: 20 });

beforeAll(async () => {
  // A hosted database: none is started here, and content asks none.
  copy.write(
    '.dev.vars',
    'SUPABASE_URL=http://127.0.0.1:9\nSUPABASE_ANON_KEY=sb_publishable_any\n',
  );
  server = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port) },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  await untilSaid('Open the site', 90_000);
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await chromiumPath() });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/about`);
  await page.waitForFunction(() => customElements.get('vite-error-overlay'));
  const started = performance.now();
  copy.npm('check:content');
  promptly = Math.max(promptly, 2 * (performance.now() - started));
}, 180_000);

afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
  copy.delete();
}, 30_000);

it.each([
  {
    name: 'a misspelt field',
    file: 'app/content/blog/ai-policy-one-page.md',
    edit: (text: string) => text.replace(/^title:/m, 'titel:'),
    words: 'ai-policy-one-page.md: title',
  },
  {
    name: 'front matter that cannot be read',
    file: 'app/content/blog/ai-policy-one-page.md',
    edit: (text: string) => text.replace(/^title: .*/m, 'title: AI: a policy: "on one page'),
    words: 'put the title in quotes',
  },
  {
    name: 'a link that leads nowhere',
    file: 'app/content/blog/ai-policy-one-page.md',
    edit: (text: string) => `${text}\n\nSee [our list](/no-such-page).\n`,
    words: '/no-such-page',
  },
  {
    name: 'a picture that is not there',
    file: 'app/content/blog/ai-policy-one-page.md',
    edit: (text: string) => `${text}\n\n![A desk](/images/no-such-picture.jpg)\n`,
    words: '/images/no-such-picture.jpg',
  },
  {
    name: 'a misspelt field in a list that the checks of posts read',
    file: 'app/content/team.ts',
    edit: (text: string) => text.replace('subtitle:', 'subtitel:'),
    words: 'team.ts: header.subtitle: add this field',
  },
])(
  '$name is said in the terminal and over the page within two seconds',
  async ({ file, edit, words }) => {
    const right = copy.read(file);
    expect(edit(right)).not.toBe(right);
    const overlay = page.locator('vite-error-overlay');
    said = '';
    const saved = performance.now();
    copy.write(file, edit(right));
    await untilSaid(words);
    await overlay.getByText(words).first().waitFor({ timeout: 15_000 });
    const taken = performance.now() - saved;
    copy.write(file, right);
    await untilSaid('The content holds again');
    await overlay.waitFor({ state: 'detached' });
    expect(taken, 'milliseconds').toBeLessThan(promptly);
  },
);

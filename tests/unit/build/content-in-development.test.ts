import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type HotPayload } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contentInDevelopment } from '../../../scripts/build/content-in-development.ts';
import { copyContent } from '../../support/content-copy.ts';

it('a fault in a text is shown over the page in development, and goes when it is mended', async () => {
  using copy = copyContent();
  const root = copy.path;
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [contentInDevelopment()],
  });
  onTestFinished(() => server.close());
  const sent: HotPayload[] = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload) => {
    if (typeof payload === 'object') sent.push(payload);
  });
  const waiting = { timeout: 140_000, interval: 100 };
  const file = join(root, 'app/content/data/faq.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"header":', '"headr":'));
  await vi.waitUntil(() => sent.some(({ type }) => type === 'error'), waiting);
  expect(JSON.stringify(sent.at(-1))).toContain(
    'app/content/data/faq.json: header: add this field',
  );
  writeFileSync(file, text);
  await vi.waitUntil(() => sent.at(-1)?.type === 'full-reload', waiting);
}, 300_000);

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type HotPayload } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { compileMarkdown } from '../../../scripts/build/compile-markdown.ts';
import { contentInDevelopment } from '../../../scripts/build/content-in-development.ts';
import { copyContent } from '../../support/content-copy.ts';

const compiled = (text: string) => compileMarkdown(text).html;

test('a link to another site says that it opens in a new tab', () => {
  expect(compiled('The [Act](https://www.ontario.ca/laws/statute/10n15) says so.')).toContain(
    'target="_blank">Act<span class="visually-hidden"> (opens in a new tab)</span></a>',
  );
  expect(compiled('Our [rates](/pricing).')).toContain('<a href="/pricing">rates</a>');
});

describe('a table in a text', () => {
  const table = '| Step | Time |\n| --- | --- |\n| Assessment | 2 weeks |\n';

  test('is named by the heading above it, a second one by its columns, and has headers', () => {
    const html = compiled(`## How long it takes\n\n${table}\n${table}`);
    expect(
      [...html.matchAll(/<caption class="visually-hidden">([^<]+)/g)].map(([, name]) => name),
    ).toEqual(['How long it takes', 'Table: Step, Time']);
    expect(html).toContain('<section class="table-frame" aria-label="How long it takes"');
    expect(html).toContain('<th scope="col">Step</th>');
    expect(html).toContain('<th scope="row">Assessment</th>');
  });

  test('of four columns becomes cards with labels, and its figures stand at the right', () => {
    const line = '| --- | --- | --- | --- |';
    const html = compiled(
      `| Risk | Cost | Owner | Next |\n${line}\n| Van | $4,100 | Chair | Buy |\n`,
    );
    expect(html).toContain('<td data-label="Owner">Chair</td>');
    expect(html).toContain('<td class="figure" data-label="Cost">$4,100</td>');
  });

  test('draws what was spent against its budget, and names what heads a group of rows', () => {
    const html = compiled(
      '| Line | Actual | Budget |\n| --- | --- | --- |\n| **Costs** |  |  |\n| Van | 150 | 100 |\n',
    );
    expect(html).toContain('<th scope="row" colspan="3"><strong>Costs</strong></th>');
    expect(html.match(/aria-label="150% of budget"/g)).toHaveLength(1);
  });

  test('with likelihood and harm shows each row in a grid', () => {
    const html = compiled(
      '| Risk | Likelihood | Harm |\n| --- | --- | --- |\n| Van | 4 | 5 |\n| Roof | 1 | 1 |\n',
    );
    expect(
      [...html.matchAll(/class="(low|middle|high)"[^>]*><\/rect><text[^>]*>(\d)/g)].map(
        ([, level, row]) => `${row} ${level}`,
      ),
    ).toEqual(['2 low', '1 high']);
  });
});

describe('a note', () => {
  test('marks the phrase that it speaks of and follows its paragraph', () => {
    const html = compiled('Ask _the chair_[^who] first.\n\n[^who]: **Why.** The chair knows.\n');
    expect(html).toContain(
      '<div class="noted"><p>Ask <mark>the chair</mark> first.</p><details class="note"><summary>Why.</summary><p><strong>Why.</strong> The chair knows.',
    );
  });

  test.each([
    'Ask the chair[^who].\n\n[^who]: **Why.** So.',
    'Ask _the chair_[^who].\n\n[^who]: So.',
  ])('without a phrase or a heading is refused with the fix', (text) =>
    expect(() => compiled(text)).toThrow('write a note as'),
  );
});

test('a fault in a text is shown over the page in development, and goes when it is mended', async () => {
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

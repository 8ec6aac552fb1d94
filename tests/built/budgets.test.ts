import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { builtHtml, builtPaths } from './built-pages.ts';

/* Sizes are bytes as they travel. */

const KiB = 1024;
const compressed = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;
const builtFile = (address: string) => readFileSync(`build/client${address}`);
const sum = (sizes: readonly number[]) => sizes.reduce((total, bytes) => total + bytes, 0);

const captured = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, group]) => group ?? [])),
];

const blocking =
  /<(?:script[^>]*\ssrc|link(?![^>]* (?:disabled|media="print"))(?=[^>]* rel="stylesheet")[^>]* href)="([^"]+)"/g;

/** A page's words are the owner's: texts, the same in the data for hydration and for search engines, and descriptions. */
const withoutWords = (html: string) =>
  html
    .replaceAll(/(\.enqueue\(|<script type="application\/ld\+json">).*?(?=<\/script>)/gs, '$1')
    .replace(/(?<=<\/style>).*/s, (page) => page.replaceAll(/>[^<]+</g, '><'))
    .replaceAll(/ (content|alt|title|aria-label)="[^"]*"/g, '');

it.each(builtPaths)('%s is light before it hydrates, and nothing holds up its paint', (path) => {
  const html = builtHtml(path);
  const sizes = (pattern: RegExp) =>
    captured(html, pattern).map((address): [string, number] => {
      const bytes = builtFile(address);
      return [address, /\.(svg|json)$/.test(address) ? compressed(bytes) : bytes.length];
    });
  const document = compressed(withoutWords(html));
  const fonts = sum(sizes(/url\((\/assets\/[^)]+woff2)\)/g).map(([, bytes]) => bytes));
  const images = [
    ...sizes(/<use href="(\/assets\/icons[^#]+)/g),
    // Not the owner's photographs, which say what they show and are what they are.
    ...sizes(/<img (?![^>]*loading="lazy")(?=[^>]* alt="")[^>]*src="([^"]+)"/g),
  ];
  const all = document + fonts + sum(images.map(([, bytes]) => bytes));
  const over = [
    ['document', document, 18.25 * KiB] as const,
    ['typefaces', fonts, 45 * KiB] as const,
    ...images.map(([address, bytes]) => [address, bytes, 25 * KiB] as const),
    ['in all', all, 80 * KiB] as const,
  ].filter(([, bytes, limit]) => bytes > limit);
  expect(over).toEqual([]);
  expect(captured(html, blocking)).toEqual([]);
});

/** The router's list of what pages load, by which it preloads their scripts. Each page loads the list, too. */
const list = globSync('assets/manifest-*.js', { cwd: 'build/client' }).map((file) => `/${file}`);
const [, listed = ''] = /^[^{]*(.*);$/s.exec(list.map(builtFile).join('')) ?? [];
const { entry, routes } = v.parse(
  v.object({ entry: v.unknown(), routes: v.record(v.string(), v.unknown()) }),
  JSON.parse(listed),
);

it.each(Object.keys(routes))('%s is hydrated by few scripts', (id) => {
  const modules = JSON.stringify([entry, routes.root, routes[id]]);
  const scripts = [...list, ...captured(modules, /"([^"]+\.js)"/g)];
  const weight = sum(scripts.map((script) => compressed(builtFile(script))));
  expect(weight, scripts.join(' ')).toBeLessThan(130 * KiB);
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(16);
});

it('the Worker keeps to what it may weigh', () => {
  const files = globSync('build/server/**/*.js').map((file) => readFileSync(file));
  expect(compressed(Buffer.concat(files))).toBeLessThan(500 * KiB);
});

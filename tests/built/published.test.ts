import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPictureKey } from '../../app/content/schemas/picture-key.ts';
import { pictures } from '../../app/pictures/picture-list.ts';
import { pictureAddresses } from '../../app/pictures/pictures.ts';
import { contentHash } from '../../scripts/build/pictures.ts';
import { builtHtml, builtPaths } from './built-pages.ts';

const files = globSync('build/client/**/*.*');
const texts = files.filter((file) =>
  /client\/(?!admin\/).*\.(js|css|html|json|txt|xml|webmanifest)$/.test(file),
);

it('nothing secret and no source map is in what is published', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const secret = /SUPABASE|sb_publishable|sb_secret|sourceMappingURL|apikey/;
  expect(texts.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no page, no menu and no search leads to the editor or loads a file of it', () => {
  expect(builtPaths.length).toBeGreaterThan(40);
  for (const path of builtPaths) expect(builtHtml(path), path).not.toContain('/admin');
  expect(readFileSync('build/client/search-index.json', 'utf8')).not.toContain('/admin');
});

it('pages show pictures under a hash of their content, which changes with a byte', () => {
  const pages = builtPaths.map(builtHtml).join('');
  expect(pages).not.toMatch(/\/images\/(?!social\/)[\w/-]+\.(avif|svg)/);
  for (const key of Object.keys(pictures).filter(isPictureKey)) {
    const addresses = pictureAddresses(key);
    const sources = addresses.map((address) => readFileSync(`public${address}`));
    const hash = contentHash(...sources);
    expect(contentHash(...sources, Buffer.from([0])), key).not.toBe(hash);
    for (const address of addresses)
      expect(files).toContain(`build/client/assets/${hash}${address.slice(7)}`);
    expect(
      [...pages.matchAll(new RegExp(`/assets/(\\w+)/${key}\\.`, 'g'))].every(
        ([, used]) => used === hash,
      ),
      key,
    ).toBe(true);
  }
});

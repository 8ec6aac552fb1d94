import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import blog from '../../app/content/data/blog.json' with { type: 'json' };
import { dataSchemas } from '../../app/content/schemas/data.ts';
import { frontmatterSchemas } from '../../app/content/schemas/markdown.ts';
import { json, markdown } from '../../scripts/build/content-format.ts';
import { expect, test } from './fixtures.ts';

/*
 * The owner's editor at /admin. The browser's own file system stands in for the folder that she would choose.
 */

// Its typefaces, and whether GitHub works. Without an answer it uses its own, and says nothing.
test.use({ allow: [/https:\/\/(cdn\.jsdelivr\.net|www\.githubstatus\.com)\//] });

const sources = globSync('app/content/**/*.{json,md}');

/** Opens the editor on a copy of the content. */
async function openEditor(page: Page): Promise<void> {
  const files = sources.map((file) => [file, readFileSync(file, 'utf8')] as const);
  await page.goto('/admin/config.json');
  await page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', {
      create: true,
    });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of all) {
      const parts = path.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1))
        folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.addInitScript(() => {
    const chosen = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    Object.assign(window, { showDirectoryPicker: chosen });
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** The files that the editor wrote since this moment. */
async function changedFiles(page: Page, since: number): Promise<Map<string, string>> {
  const written = await page.evaluate(async (opened) => {
    const found: [string, string][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const file = await handle.getFile();
        if (file.lastModified > opened) found.push([`${path}${name}`, await file.text()]);
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('site'), '');
    return found;
  }, since);
  return new Map(written);
}

/** Of few options the editor makes radio buttons. */
const choose = async (page: Page, name: string, option: string) => {
  const many = page.getByRole('combobox', { name });
  const few = page.getByRole('radiogroup', { name });
  await many.or(few).waitFor();
  if (await many.isVisible()) await many.click();
  await page
    .getByRole('option', { name: option })
    .or(few.getByRole('radio', { name: option }))
    .click();
};

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/#\/collections\/[\w-]+$/);
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
};

test('the editor lists every entry, and saves a word, a price and a post with a photograph @thorough', async ({
  page,
}) => {
  test.slow();
  const headers = (await page.request.get('/admin')).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['x-robots-tag']).toBe('noindex');
  await openEditor(page);
  const listed = page.getByRole('tree', { name: 'Collection List' });
  const entriesOf = (place: string) =>
    sources.filter((source) => source.startsWith(`app/content/${place}`));
  for (const [place, name] of [
    ['data/services/', 'Service pages'],
    ['blog/', 'Blog posts'],
    ['impact-stories/', 'Impact stories'],
    ['samples/', 'Sample documents'],
    ['legal/', 'Legal texts'],
  ] as const) {
    const item = listed.getByRole('treeitem', { name });
    await expect(item.filter({ hasText: `${entriesOf(place).length}` })).toBeVisible();
  }
  // A file of data, one of a folder, and a text.
  for (const [collection, place] of [
    ['facts', 'data/organization.json'],
    ['services', 'data/services/'],
    ['legal', 'legal/'],
  ] as const) {
    const [path = ''] = entriesOf(place);
    const opened = Date.now();
    await page.goto(`/admin#/collections/${collection}/entries/${parse(path).name}`);
    const first = page.locator('section :is(input[type=text], textarea):visible').first();
    await expect(page.getByRole('button', { name: 'Save' }), 'nothing to save').toBeDisabled();
    const words = await first.inputValue();
    await first.fill(`${words}!`);
    await save(page);
    const expected = readFileSync(path, 'utf8').replace(words, `${words}!`);
    expect([...(await changedFiles(page, opened))]).toEqual([[path, expected]]);
  }

  const opened = Date.now();
  await page.goto('/admin#/collections/facts/entries/prices');
  await page
    .getByRole('group', { name: 'Rates by number' })
    .first()
    .getByRole('button', { name: 'Expand All' })
    .click();
  await page.getByRole('spinbutton', { name: 'Rate' }).first().fill('1234');
  await save(page);

  await page.goto('/admin#/collections/blog/new');
  const title = 'How we count volunteers without a spreadsheet';
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page
    .getByRole('textbox', { name: 'Excerpt' })
    .fill('What one organization found out. '.repeat(5).trim());
  await choose(page, 'Category', blog.category.options.at(-1) ?? '');
  await page.getByRole('radiogroup', { name: 'Author' }).getByRole('radio').first().click();
  for (const day of ['Published', 'Reviewed']) {
    await page.getByRole('group', { name: day }).getByRole('button', { name: 'Today' }).click();
  }
  const buffer = readFileSync('docs/images/home.jpg');
  const photo = page.getByRole('group', { name: 'Photograph of your own' });
  await photo.getByRole('checkbox').check();
  await photo.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  // As a camera names it.
  await (await chooser).setFiles({ name: 'IMG_0012.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await photo.getByRole('textbox', { name: 'What it shows' }).fill('A sheet of paper.');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.insertText('Put a sheet of paper at the door.');
  await page.getByRole('button', { name: 'Save' }).click();
  const description = page.getByRole('group', { name: 'Description' });
  await expect(description.getByRole('alert')).toContainText('required');
  await description
    .getByRole('textbox')
    .fill(
      'How one organization counts its volunteers as they come, with a sheet of paper at the door and ten minutes a week.',
    );
  await save(page);

  const changed = await changedFiles(page, opened);
  expect([...changed.keys()].sort()).toEqual([
    'app/content/blog/how-we-count-volunteers-without-a-spreadsheet.md',
    'app/content/data/prices.json',
    'app/content/photos/img_0012.jpg',
  ]);
  const [post = '', prices = ''] = [...changed].sort().map(([, text]) => text);
  v.parse(dataSchemas.prices, json.parse(prices));
  v.parse(frontmatterSchemas.blog, markdown.parse(post));
});

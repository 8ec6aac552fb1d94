import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { organization as current } from '../../app/content/organization.ts';
import { contentModules } from '../../app/content/schemas/index.ts';
import { loader as manifest } from '../../app/routes/site-files/web-manifest.ts';
import { compileMarkdown } from '../../scripts/build/compile-markdown.ts';
import { readMarkdown } from '../../scripts/content/read-sources.ts';
import { textsOf } from '../../scripts/content/source.ts';

/*
 * The README: a new name, e-mail and address are an edit of organization.ts. Here that file says something else, and
 * nothing that the site says may hold what it says today.
 */

const other = vi.hoisted(() => ({
  name: 'Maple & Tide: Partners',
  shortName: 'Maple & Tide',
  email: 'hello@maple-tide.example',
}));

vi.mock('../../app/content/organization.ts', async (original) => {
  const { organization } = await original<{ organization: typeof current }>();
  const generalEnquiries = `mailto:${other.email}`;
  return { organization: { ...organization, ...other, generalEnquiries } };
});

const file = readFileSync('app/content/organization.ts', 'utf8');
const [, email = ''] = /email = '(.+)'/.exec(file) ?? [];
const [, shortName = ''] = /shortName: '(.+)'/.exec(file) ?? [];
const old = [shortName, email];

describe('under another name', () => {
  it('no typed content holds the old one', async () => {
    for (const { file, load } of contentModules) {
      for (const { field, text } of textsOf(await load())) {
        for (const name of old) expect(text, `${file}: ${field}`).not.toContain(name);
      }
    }
  });

  it('no post, story or legal text holds the old one, and legal texts hold the new one', () => {
    const { sources, problems } = readMarkdown();
    expect(problems).toEqual([]);
    for (const { file, value, html } of sources) {
      for (const name of old) expect(JSON.stringify({ value, html }), file).not.toContain(name);
    }
    const terms = sources.find(({ file }) => file.endsWith('terms-conditions.md'));
    expect(terms?.html).toContain('Maple &#x26; Tide: Partners');
    expect(terms?.html).toContain(`href="mailto:${other.email}"`);
  });

  it('the manifest names the new one, for phones that keep the site on their home screen', async () => {
    expect(await manifest().json()).toMatchObject({
      name: other.name,
      short_name: other.shortName,
    });
  });

  it('nothing that a fresh start shows or sends holds the old one', () => {
    for (const start of ['supabase/seed.sql', '.dev.vars.example']) {
      expect(readFileSync(start, 'utf8').toLowerCase(), start).not.toContain(
        shortName.toLowerCase(),
      );
    }
  });

  it('a placeholder that does not exist is named with those that do', () => {
    const terms = readFileSync('app/content/legal/terms-conditions.md', 'utf8');
    const misspelt = `${terms}\n\nWrite to {emial}.\n`;
    expect(() => compileMarkdown(misspelt)).toThrow(
      '{emial}: there is no such placeholder; write {name}, {shortName}',
    );
  });
});

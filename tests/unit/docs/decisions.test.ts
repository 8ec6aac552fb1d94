import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const folder = 'docs/decisions';
const records = globSync(`${folder}/*.md`).toSorted();

describe('the decision records', () => {
  it('are numbered from 1 on without a gap', () => {
    const numbers = records.map((file) => Number(file.slice(folder.length + 1).split('-')[0]));
    expect(numbers).toEqual(records.map((_, index) => index + 1));
  });

  it.each(records)('%s says its number, its date and whether it still holds', (file) => {
    const [heading = '', , status = ''] = readFileSync(file, 'utf8').split('\n');
    expect(heading).toMatch(new RegExp(`^# ${records.indexOf(file) + 1}\\. \\S`));
    expect(status).toMatch(
      /^Date: 20\d\d-\d\d-\d\d\. Status: (accepted|superseded by \[\d+\]\(\d{4}-)/,
    );
  });
});

describe('links in the documentation', () => {
  const pages = globSync([
    '*.md',
    'docs/**/*.md',
    '{app,illustrations,scripts,supabase}/**/README.md',
  ]);

  it.each(pages.filter((page) => !/node_modules|app\/content/.test(page)))(
    '%s links to nothing that is gone',
    (page) => {
      const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
      const gone = [...links]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(dirname(page), target)));
      expect(gone).toEqual([]);
    },
  );

  it('number a decision as the record does', () => {
    const wrong = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\[(?:decision )?(\d+)\]\([^)]*?(\d{4})-[^)]+\)/g)]
        .filter(([, said, number]) => Number(said) !== Number(number))
        .map(([link]) => `${page}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  it('from code to a decision find the record', () => {
    const files = globSync(
      '{app,illustrations,scripts,supabase,tests,workers}/**/*.{ts,tsx,js,css,sql}',
    );
    const gone = files
      .filter((file) => !file.includes('node_modules'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/docs\/decisions\/\d[\w-]*\.md/g) ?? [])
      .filter((record) => !existsSync(record));
    expect(gone).toEqual([]);
  });
});

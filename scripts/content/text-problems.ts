import { globSync, readFileSync } from 'node:fs';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { rehype } from 'rehype';
import * as v from 'valibot';
import { isVague } from '../../app/content/link-words.ts';
import { type Organization, organization } from '../../app/content/organization.ts';
import { dataFile } from '../../app/content/schemas/data.ts';
import { newTabNote } from '../../app/markup.ts';
import { months } from '../../app/text/long-date.ts';
import { type Source, type TextAt, textsOf } from './read-sources.ts';

const headed = /^(?:title|description|excerpt)$|(?:^|\.)meta\.(?:title|description)$/;

/** Titles, descriptions and addresses that two pages have in common. */
export function distinctProblems(sources: readonly Source[], pagePaths: readonly string[]) {
  const seen = new Map(pagePaths.map((path) => [`slug ${path}`, 'app/pages.ts']));
  // A copy has a longer name than what it was copied from.
  const inOrder = sources.toSorted((one, other) => one.file.length - other.file.length);
  return inOrder.flatMap(({ file, path, value }) => {
    const slug = path === undefined ? [] : [{ field: 'slug', text: path }];
    const texts = [...slug, ...textsOf(value).filter(({ field }) => headed.test(field))];
    return texts.flatMap(({ field, text }) => {
      const key = `${field.replace(/.*\./, '')} ${text}`;
      const other = seen.get(key);
      seen.set(key, other ?? file);
      return other ? `${file}: ${field}: choose another one, ${other} has the same` : [];
    });
  });
}

const factsFile = dataFile('organization');

/** Files that write out the organization's name or email address, and so would not follow a new one. */
export function nameProblems(facts: Pick<Organization, 'name' | 'email'> = organization) {
  const files = globSync('app/content/**/*.{ts,md,json}').filter((file) => file !== factsFile);
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const held = (['name', 'email'] as const).filter((field) => text.includes(facts[field]));
    return held.map((field) => {
      const instead = file.endsWith('.ts') ? `organization.${field}` : `{${field}}`;
      return `${file}: ${facts[field]}: write ${instead}, so that it follows ${factsFile}`;
    });
  });
}

const date = new RegExp(`\\b(${months.join('|')})(?: (\\d{1,2}))?,? (\\d{4})\\b`, 'g');

const announcing =
  /\b(launch(es|ing)|will|coming|upcoming|soon|opens|starts|begins|(is|are) (due|planned|expected))\b/i;

const leading = /\b(from|by|until)\s+$/i;

/** Texts that announce a date that has passed. A post or a sample is read as of its own day, others as of `today` (YYYY-MM-DD). */
export function dateProblems(sources: readonly Source[], today: string): readonly string[] {
  return sources.flatMap((source) => {
    const day = ownDay(source.value) ?? today;
    return sentencesOf(source).flatMap(({ field, text }) => {
      const past = passedDate(text, day);
      return past
        ? `${source.file}: ${field}: "${past}" has passed; say what is so since then`
        : [];
    });
  });
}

const PostSchema = v.object({ reviewed: v.string() });
const SampleSchema = v.object({ shownOn: v.array(v.string()), date: v.string() });

function ownDay(value: unknown): string | undefined {
  if (v.is(PostSchema, value)) return value.reviewed;
  return v.is(SampleSchema, value) ? value.date : undefined;
}

function sentencesOf({ value, html = '' }: Source): readonly TextAt[] {
  const written = html
    .replaceAll(newTabNote, '')
    .split(/<\/(?:p|li|h\d|td|th|blockquote)>/)
    .map((text) => ({ field: 'the text', text: text.replaceAll(/<[^>]*>/g, '') }));
  return [...textsOf(value), ...written].flatMap(({ field, text }) =>
    text.split(/(?<=[.!?:;])\s+/).map((sentence) => ({ field, text: sentence })),
  );
}

function passedDate(sentence: string, day: string): string | undefined {
  for (const match of sentence.matchAll(date)) {
    const [words, month = '', dayOfMonth, year] = match;
    const announced = announcing.test(sentence) || leading.test(sentence.slice(0, match.index));
    if (!announced) continue;
    // A month without a day has passed when it is over.
    const last = dayOfMonth?.padStart(2, '0') ?? '31';
    const passes = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${last}`;
    if (passes < day) return words;
  }
  return undefined;
}

const parser = rehype().data('settings', { fragment: true });

/** What people who only hear a long text could not follow. `npm test` refuses the same on every page. */
export function accessibilityProblems(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ file, html = '' }) => {
    const tree = parser.parse(html.replaceAll(newTabNote, ''));
    const find = (selector: string) => selectAll(selector, tree);
    const headings = find('h2, h3, h4, h5, h6');
    const levels = [1, ...headings.map(({ tagName }) => Number(tagName.slice(1)))];
    const skips = headings.filter((_, at) => Number(levels[at + 1]) > Number(levels[at]) + 1);
    const links = Map.groupBy(find('a[href]:not([href^="#"])'), (link) => textOf(link).trim());
    const twoPlaces = [...links].filter(
      ([, all]) => new Set(all.map(({ properties }) => properties.href)).size > 1,
    );
    return [
      ...skips.map(
        (heading) => `heading “${textOf(heading)}”: let ## come first, and ### below it`,
      ),
      ...[...headings, ...find('thead th')]
        .filter((head) => !textOf(head).trim())
        .map(() => 'a heading or the head of a column: write its words'),
      ...[...links.keys()].filter(isVague).map((words) => `link “${words}”: say where it leads`),
      ...twoPlaces.map(([words]) => `link “${words}”: tell its two places apart`),
    ].map((problem) => `${file}: ${problem}`);
  });
}

/** Totals in tables of samples that are not the sum of the rows above them. */
export function totalProblems(sources: readonly Source[]): readonly string[] {
  const samples = sources.filter(({ file }) => file.includes('/samples/'));
  return samples.flatMap(({ file, html = '' }) =>
    selectAll('table', parser.parse(html)).flatMap((table) => {
      let sums: number[] = [];
      return selectAll('tbody tr', table).flatMap((row) => {
        const [name = '', ...cells] = selectAll('th, td', row).map(textOf);
        const figures = cells.map(figureOf);
        const isTotal = name.startsWith('Total');
        const isWrong = figures.some((figure, column) => figure !== (sums[column] ?? figure));
        sums = isTotal ? [] : figures.map((figure, column) => figure + (sums[column] ?? 0));
        const fix = 'this total is not the sum of the rows above it; correct one of them';
        return isTotal && isWrong ? [`${file}: ${name}: ${fix}`] : [];
      });
    }),
  );
}

/** The number that a cell holds ("−1,600"), 0 when it holds words or nothing. */
const figureOf = (text: string) => Number(text.replaceAll(/[$,]/g, '').replace('−', '-')) || 0;

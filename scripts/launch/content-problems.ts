import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Organization } from '../../app/content/organization.ts';
import { dataFile, dataSchemas } from '../../app/content/schemas/data.ts';
import { type Source, textsOf } from '../content/read-sources.ts';
import { dateProblems } from '../content/text-problems.ts';
import { isExample } from './settings-problems.ts';

type Facts = Pick<Organization, 'email' | 'name'> & {
  location: Pick<Organization['location'], 'city' | 'region'>;
};

/** Finds a placeholder in a text, and says what to do about it. */
interface Rule {
  readonly find: (text: string, field: string) => string | false | undefined;
  readonly say: string;
}

const network = /^https:\/\/(www\.)?(linkedin|instagram|facebook)\.com(\/in\/example)?\/?$/;
/** The place and name that everything was first written for. */
const firstWords = ['Toronto', 'Ontario', 'Cedarline'];

/** Files that name them and cannot follow a new one. */
const notFollowing = [
  ...['README.md', 'LICENSE', 'SECURITY.md', 'package.json', 'package-lock.json'],
  ...['wrangler.toml', 'supabase/config.toml', '.github/workflows/test.yml'],
];

/** Rules for what stops the launch until somebody has confirmed it, and for what nobody may confirm. */
function rulesFor({ email }: Facts, prices: string) {
  const confirm: readonly Rule[] = [
    {
      find: (text, field) => /href$/.test(field) && text === '#' && text,
      say: 'leads nowhere; write the address or remove the link',
    },
    {
      find: (text) => /^\[[^\]]+\]/.exec(text)?.[0],
      say: 'is a placeholder; write the text',
    },
    {
      find: (text, field) => /embedUrl$/.test(field) && text === '' && 'no address',
      say: 'yet; write it once there is a recording',
    },
    {
      find: (text, field) => /productId$/.test(field) && !prices.includes(`"${text}"`) && text,
      say: 'has no price yet; write it among the prices',
    },
    {
      find: (text, field) => /\bstanding$/.test(field) && text === 'to confirm' && text,
      say: 'means that the text beside it was written without you; correct it, then write “confirmed”',
    },
  ];
  const fix: readonly Rule[] = [
    {
      find: (text) => network.test(text) && text,
      say: 'is nobody’s profile; write the profile’s address',
    },
    {
      find(text, field) {
        const isAddress = /^(https?:\/\/|mailto:)\S+$|^\S+@\S+$/.test(text);
        // The organization's own address is on many pages. It is named once, in its own field.
        return isAddress && isExample(text) && (!text.includes(email) || field === 'email') && text;
      },
      say: "is an example's address; write your own",
    },
    {
      find: (text, field) =>
        field === 'mailingAddress' &&
        (/example/i.test(text) || !isPostalAddress(text)) &&
        (text || 'an empty line'),
      say: 'is not where letters reach you; the law wants that in every newsletter',
    },
  ];
  return { confirm, fix };
}

/** Each line that names the first place or name, when the organization has another. */
function formerWords(
  files: readonly string[],
  { name, location }: Facts,
  read: (file: string) => string,
) {
  const own = `${name} ${location.city} ${location.region}`;
  const former = firstWords.filter((word) => !own.includes(word));
  if (former.length === 0) return [];
  const named = new RegExp(`\\b(?:${former.join('|')})\\b`, 'gi');
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(named)].map(([word]) => {
          const say = `${word} is of the former name or place; look whether it still belongs there`;
          return { line: `${file}:${index + 1}: ${say}`, key: say, weight: 'look' };
        }),
      ),
  );
}

/** A street and a place, and the number or code of one of them. */
export const isPostalAddress = (text: string) =>
  /,/.test(text) && /\d/.test(text) && !/@/.test(text);

/** The editor leaves an empty field out; its schema puts it back. */
function withEmptyFields(file: string, value: unknown): unknown {
  const schemas = Object.entries<v.GenericSchema>(dataSchemas);
  const [, schema = v.unknown()] = schemas.find(([name]) => dataFile(name) === file) ?? [];
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : value;
}

/** Placeholders in the texts, a line each. `key` is the line without its number, which changes with the lines above. */
export function placeholderProblems(
  sources: readonly Source[],
  facts: Facts,
  read = (file: string) => readFileSync(file, 'utf8'),
) {
  const rules = Object.entries(rulesFor(facts, read(dataFile('prices')))).flatMap(
    ([weight, those]) => those.map((rule) => ({ ...rule, weight })),
  );
  const texts = [...sources.map(({ file }) => file), ...globSync('app/content/*.ts')];
  const former = formerWords([...texts, ...notFollowing], facts, read);
  const others = sources.flatMap(({ file, value, html = '' }) => {
    const lines = read(file).split('\n');
    const texts = [...textsOf(withEmptyFields(file, value)), { field: 'text', text: html }];
    const found = texts.flatMap(({ field, text }) =>
      rules.flatMap(({ find, ...rule }) => ({ ...rule, field, words: find(text, field) })),
    );
    return found.flatMap(({ field, words, say, weight }) => {
      if (!words) return [];
      const key = `${field}: ${words} ${say}`;
      const place = words === '#' ? /(["'])#\1/ : words;
      const at = lines.findIndex((line) => line !== line.replace(place, ''));
      // So that the same words are found at their next line.
      if (at >= 0) lines[at] = lines[at]?.replace(place, '') ?? '';
      const line = `${file}:${at < 0 ? '' : `${at + 1}:`} ${key}`;
      return [{ line, key: `${file}: ${key}`, weight }];
    });
  });
  return [...others, ...former];
}

/** What was true when it was written, and what a new year has made old. */
export function agedProblems(
  sources: readonly Source[],
  today: string,
  { copyrightYear }: Pick<Organization, 'copyrightYear'>,
) {
  const year = Number(today.slice(0, 4));
  const old = `${dataFile('organization')}: copyrightYear: ${copyrightYear} is over; write ${year}`;
  const lines = [...dateProblems(sources, today), ...(copyrightYear < year ? [old] : [])];
  return lines.map((line) => ({ line, key: line, weight: 'confirm' }));
}

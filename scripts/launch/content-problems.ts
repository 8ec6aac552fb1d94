import { type Source, textsOf } from '../content/source.ts';
import { isExample } from './settings-problems.ts';

/** Something that must be written, or at least looked at, before the public sees the site. */
export interface Finding {
  readonly line: string;
  /** False for a placeholder that the site may be launched with. */
  readonly blocks: boolean;
}

/** Finds one kind of placeholder in a text: the words that stand in the file, or undefined. */
interface Rule {
  readonly find: (text: string, field: string) => string | undefined;
  readonly say: (words: string) => string;
  readonly blocks: boolean;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const announced = new RegExp(`\\b(?:launch\\w*|open\\w*|start\\w*) in ((?:${months}) \\d{4})`);
/** The front page of a network, where a person's or an organization's own page should stand. */
const network = /^https:\/\/(www\.)?(linkedin|instagram|facebook)\.com\/?$/;

/** The place that the texts were first written for. */
const firstPlace = { city: 'Toronto', region: 'Ontario' } as const;

/** Who and where the organization is (app/content/data/organization.json). */
export interface Facts {
  readonly email: string;
  readonly mailingAddress: string;
  readonly location: { readonly city: string; readonly region: string };
}

function rulesFor({ email, location }: Facts, now: Date): readonly Rule[] {
  const former = [firstPlace.city, firstPlace.region].filter(
    (name) => name !== location.city && name !== location.region,
  );
  return [
    {
      find: (text, field) => (text === '#' && /href$/.test(field) ? text : undefined),
      say: () => '# leads nowhere; write the address or remove the link',
      blocks: false,
    },
    {
      find: (text) => /^\[[^\]]+\]/.exec(text)?.[0],
      say: (words) => `${words} is a placeholder; write the text`,
      blocks: false,
    },
    {
      find: (text, field) =>
        /embedUrl$/.test(field) && text === '' ? '"embedUrl": ""' : undefined,
      say: () => 'the recording is still to come; fill in its address',
      blocks: false,
    },
    {
      find: (text, field) =>
        /price/i.test(field) && !/\d/.test(text) && /CAD|\$/.test(text) ? text : undefined,
      say: (words) => `“${words}” is no price yet; write it`,
      blocks: false,
    },
    {
      find: (text) => {
        const [words, date = ''] = announced.exec(text) ?? [];
        const month = new Date(`1 ${date}`);
        month.setMonth(month.getMonth() + 1);
        return words && month < now ? words : undefined;
      },
      say: (words) => `“${words}” is in the past; say what is so now`,
      blocks: false,
    },
    ...former.map((name) => ({
      find: (text: string) => new RegExp(`\\b${name}\\b`).exec(text)?.[0],
      say: () => `${name} is the former place; look whether it still belongs there`,
      blocks: false,
    })),
    {
      find: (text) => (network.test(text) ? text : undefined),
      say: (words) => `${words} is the network’s own page; write the profile’s address`,
      blocks: true,
    },
    {
      find: (text, field) => {
        const address = /^(https?:\/\/|mailto:)\S+$/.test(text) || /^\S+@\S+$/.test(text);
        // The organization's own address stands on many pages: it is named once, where it comes from.
        const elsewhere = text.includes(email) && field !== 'email';
        return address && isExample(text) && !elsewhere ? text : undefined;
      },
      say: (words) => `${words} is an example's address; write your own`,
      blocks: true,
    },
    {
      find: (text, field) =>
        field === 'mailingAddress' && /example/i.test(text) ? text : undefined,
      say: () => 'write your own address; the law wants it in every newsletter',
      blocks: true,
    },
  ];
}

/** What the check reads: the texts, each file as it is, and the social cards that have to exist. */
export interface LaunchContent {
  readonly sources: readonly Source[];
  readonly facts: Facts;
  readonly now: Date;
  readonly read: (file: string) => string;
}

/** Placeholders in the texts: what stands in which file, line and field, and what to do. */
export function contentFindings({ sources, facts, now, read }: LaunchContent): readonly Finding[] {
  const rules = rulesFor(facts, now);
  return sources.flatMap(({ file, value, html }) => {
    const lines = read(file).split('\n');
    const seen = new Map<string, number>();
    const texts = [...textsOf(value), ...(html ? [{ field: 'text', text: html }] : [])];
    return texts.flatMap(({ field, text }) =>
      rules.flatMap(({ find, say, blocks }) => {
        const words = find(text, field);
        if (words === undefined) return [];
        const quoted = words === '#' ? /(['"])#\1/ : undefined;
        const from = seen.get(words) ?? 0;
        const at = lines.findIndex(
          (line, index) => index >= from && (quoted ? quoted.test(line) : line.includes(words)),
        );
        seen.set(words, at + 1);
        return [{ line: `${file}:${at < 0 ? '' : `${at + 1}:`} ${field}: ${say(words)}`, blocks }];
      }),
    );
  });
}

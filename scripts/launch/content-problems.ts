import { readFileSync } from 'node:fs';
import type { Organization } from '../../app/content/organization.ts';
import { type Source, textsOf } from '../content/read-sources.ts';
import { isExample } from './settings-problems.ts';

type Facts = { email: string; location: Pick<Organization['location'], 'city' | 'region'> };

/** Finds a placeholder in a text, and says what to do about it. */
interface Rule {
  readonly find: (text: string, field: string) => string | false | undefined;
  readonly say: string;
  readonly blocks?: true;
}

const network = /^https:\/\/(www\.)?(linkedin|instagram|facebook)\.com(\/in\/example)?\/?$/;
/** The place that the texts were first written for. */
const firstPlace = ['Toronto', 'Ontario'];

function rulesFor({ email, location }: Facts): readonly Rule[] {
  return [
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
      find: (text, field) => /price/i.test(field) && /^\D*CAD\D*$/.test(text) && text,
      say: 'is no price yet; write it',
    },
    ...firstPlace
      .filter((place) => place !== location.city && place !== location.region)
      .map((place) => ({
        find: (text: string) => new RegExp(`\\b${place}\\b`).exec(text)?.[0],
        say: 'is the former place; look whether it still belongs there',
      })),
    {
      find: (text) => network.test(text) && text,
      say: 'is nobody’s profile; write the profile’s address',
      blocks: true,
    },
    {
      find(text, field) {
        const isAddress = /^(https?:\/\/|mailto:)\S+$|^\S+@\S+$/.test(text);
        // The organization's own address is on many pages. It is named once, in its own field.
        return isAddress && isExample(text) && (!text.includes(email) || field === 'email') && text;
      },
      say: "is an example's address; write your own",
      blocks: true,
    },
    {
      find: (text, field) => field === 'mailingAddress' && /example/i.test(text) && text,
      say: 'is an example; the law wants your own in every newsletter',
      blocks: true,
    },
  ];
}

/** Placeholders in the texts, a line each. `blocks` is true if the site may not be launched with it. */
export function placeholderProblems(
  sources: readonly Source[],
  facts: Facts,
  read = (file: string) => readFileSync(file, 'utf8'),
) {
  const rules = rulesFor(facts);
  return sources.flatMap(({ file, value, html = '' }) => {
    const lines = read(file).split('\n');
    const found = [...textsOf(value), { field: 'text', text: html }].flatMap(({ field, text }) =>
      rules.flatMap(({ find, ...rule }) => ({ ...rule, field, words: find(text, field) })),
    );
    return found.flatMap(({ field, words, say, blocks = false }) => {
      if (!words) return [];
      const place = words === '#' ? /(["'])#\1/ : words;
      const at = lines.findIndex((line) => line !== line.replace(place, ''));
      // So that the same words are found at their next line.
      if (at >= 0) lines[at] = lines[at]?.replace(place, '') ?? '';
      return [{ line: `${file}:${at < 0 ? '' : `${at + 1}:`} ${field}: ${words} ${say}`, blocks }];
    });
  });
}

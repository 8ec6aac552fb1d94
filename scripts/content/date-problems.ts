import { newTabNote } from '../../app/content/new-tab.ts';
import { type Source, type TextAt, textsOf } from './source.ts';

const monthName = new Intl.DateTimeFormat('en-CA', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2000, month)));
const date = new RegExp(`\\b(${months.join('|')})(?: (\\d{1,2}))?,? (\\d{4})\\b`, 'g');

const announcing =
  /\b(launch(es|ing)|will|coming|upcoming|soon|opens|starts|begins|(is|are) (due|planned|expected))\b/i;

const leading = /\b(from|by|until)\s+$/i;

/** Dates that a text still announces though they have passed `today` (YYYY-MM-DD), or the day that a post or sample bears. */
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

function ownDay(value: unknown): string | undefined {
  const { reviewed, shownOn, date } = Object(value);
  if (typeof reviewed === 'string') return reviewed;
  return shownOn !== undefined && typeof date === 'string' ? date : undefined;
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
    // Without a day, a month has passed when it is over.
    const last = dayOfMonth?.padStart(2, '0') ?? '31';
    const passes = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${last}`;
    if (passes < day) return words;
  }
  return undefined;
}

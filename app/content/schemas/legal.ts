import * as v from 'valibot';
import { BodySchema, DaySchema, prose, textBetween } from './primitives.ts';

export const LegalPageSchema = v.strictObject({
  title: textBetween('the title', 1, 60),
  description: textBetween('the description', 110, 160, 'For search engines and link previews.'),
  subtitle: prose('the subtitle'),
  updated: v.pipe(DaySchema, v.description('The day of the last change to the text’s meaning.')),
  content: BodySchema,
});

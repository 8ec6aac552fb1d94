import * as v from 'valibot';
import { BriefClosingSchema, pageEntries } from './page.ts';
import { pictureKeyOf } from './picture-key.ts';
import { AliasesSchema, BodySchema, group, prose, some, text, textBetween } from './primitives.ts';
import { AgreedSchema, QuoteSchema } from './testimonials.ts';

/** Front matter of a case study in app/content/impact-stories; the file's name is the slug. */
export const ImpactStorySchema = v.strictObject({
  clientName: text('the client’s name'),
  title: textBetween('the title', 20, 80),
  challenge: textBetween('the challenge', 60, 320),
  solution: textBetween('the solution', 60, 320),
  outcome: textBetween('the outcome', 60, 320),
  figure: v.optional(
    group('Figure between before and after', {
      value: text('the figure', 'Such as 80%.'),
      text: text('what it counts'),
    }),
  ),
  testimonial: prose('the testimonial'),
  testimonialAuthor: text('the testimonial’s author', 'A role and an organization.'),
  agreed: AgreedSchema,
  sector: text('the sector'),
  cover: pictureKeyOf('stories'),
  logo: pictureKeyOf('logos'),
  description: textBetween('the description', 110, 160, 'For search engines and link previews.'),
  services: v.pipe(
    some(
      v.pipe(
        v.string(),
        v.startsWith('/services/', 'write an address such as /services/governance'),
        v.title('Service page'),
      ),
    ),
    v.description('The services that the story shows at work, such as /services/governance.'),
  ),
  aliases: AliasesSchema,
  content: BodySchema,
});

/** The list of case studies and the testimonials of its carousel. */
export const ImpactStoriesSchema = v.strictObject({
  ...pageEntries,
  intro: prose('the introduction'),
  note: text('the note', 'With each story that is an example.'),
  featured: v.strictObject({
    title: text('the heading'),
    labels: v.strictObject({
      challenge: text('the word above the challenge'),
      solution: text('the word above the solution'),
      outcome: text('the word above the outcome'),
    }),
    readStory: text('the words of the link on a card'),
  }),
  story: group('Around a whole story', {
    back: text('the words of the link back'),
    services: text('the heading above the services used'),
    other: text('the heading above the other stories'),
  }),
  carousel: group('Testimonials', { title: text('the heading'), quotes: some(QuoteSchema) }),
  closing: BriefClosingSchema,
});

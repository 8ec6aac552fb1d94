import type { ImpactStories } from './schemas/impact-story.ts';

/** Copy of the list of case studies; the stories are the Markdown files in app/content/impact-stories. */
export const impactStories = {
  meta: {
    title: 'Impact Stories from Canadian Nonprofits',
    description:
      'Two case studies told in full, from the first look at the problem to what changed, and words from the nonprofits and charities that we work with.',
  },
  header: {
    title: 'What changed, and how',
    subtitle:
      'Two organizations that stopped working around their back office, and what they would tell you about it.',
    image: 'heroes/impact-stories',
  },
  intro:
    'We tell these stories with the awkward parts left in. What went wrong first is often what helps the next reader most.',
  featured: {
    title: 'Two stories, told in full',
    labels: { challenge: 'The challenge', solution: 'What we did', outcome: 'What changed' },
    readStory: 'Read the Full Story',
  },
  story: {
    back: 'All impact stories',
    services: 'The services in this story',
    other: 'Read the other story',
  },
  carousel: {
    title: 'In their words',
    testimonials: [
      {
        id: 'granite',
        quote:
          'I used to spend the first part of every month finding out what happened in the last one. Now I spend it talking to our member pantries.',
        author: 'Director of Finance, Granite Valley Food Bank',
        logo: 'logos/granite',
      },
      {
        id: 'maple-row',
        quote:
          'Our board reads its policies now, because somebody wrote them for the decisions that we really face.',
        author: 'Board Chair, Maple Row Community Arts',
        logo: 'logos/maple-row',
      },
      {
        id: 'harbour',
        quote:
          'They asked our relief staff how the schedule works before they wrote a line about it. That is why people follow it.',
        author: 'Director of Operations, Harbour Street Shelter',
        logo: 'logos/harbour',
      },
      {
        id: 'meadow',
        quote:
          'Every funder used to get a different number for the same program. We have one now, and I can say where it comes from.',
        author: 'Executive Director, Meadow Youth Network',
        logo: 'logos/meadow',
      },
    ],
  },
  closing: {
    heading: 'Does any of this sound like your office?',
    text: 'Tell us which job takes too long, or keeps going wrong. We will tell you whether we have seen it before, and what helped. It costs nothing to ask.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
  },
} satisfies ImpactStories;

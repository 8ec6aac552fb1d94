import { organization } from './organization.ts';
import type { PageContent } from './schemas/page.ts';

const { ceo } = organization;

/** Speaking and thought leadership. */
export const speaking = {
  meta: {
    title: 'Nonprofit Speakers for Conferences and Retreats',
    description:
      'Keynotes, panels and board retreats on governance, nonprofit finance, healthy workplaces and responsible AI. Invite our team to speak at your event.',
  },
  header: {
    title: 'Speaking',
    subtitle: 'Keynotes, panels and retreats on running a nonprofit well.',
    image: 'heroes/speaking',
  },
  intro: {
    heading: 'Speakers who do the work they talk about',
    paragraphs: [
      `${ceo.name}, our ${ceo.role}, and the people who lead our services speak about what they do all week. You get stories from real offices with the names taken out, a few ideas to use the same week, and answers to the questions from the room.`,
      'Before every talk we ask who will be in the room, what they have heard too often, and what you hope they will do differently. Then we write for them.',
    ],
    portrait: 'portraits/ceo',
    speaker: { label: `About ${ceo.name}`, href: `/about/team/${ceo.slug}` },
  },
  topics: {
    heading: 'What we like to talk about',
    cards: [
      {
        icon: 'i-lucide-landmark',
        title: 'The board that governs',
        description:
          'How directors can leave the managing to staff and decide what only they can decide. With a real agenda, taken apart and put back together.',
      },
      {
        icon: 'i-lucide-chart-column',
        title: 'Financial statements without fear',
        description:
          'Five questions that any director can ask of any statement, and what the answers usually mean.',
      },
      {
        icon: 'i-lucide-leaf',
        title: 'Small teams that last',
        description:
          'What burns nonprofit people out, what can be shared or dropped, and how to tell a funder that overhead is people.',
      },
      {
        icon: 'i-lucide-bot',
        title: 'AI where trust matters most',
        description:
          'What new tools can do for a charity, what they should never be given, and how to write a policy that staff will follow.',
      },
    ],
  },
  formats: {
    heading: 'What you can invite us for',
    items: [
      {
        heading: 'Keynote',
        text: 'An opening or closing talk for your conference or annual meeting, with time for questions.',
      },
      {
        heading: 'Panel or fireside chat',
        text: 'We prepare with your moderator, disagree where we disagree, and keep to time.',
      },
      {
        heading: 'Workshop',
        text: 'Half a day or a full one, small groups, your own examples, something finished to take home.',
      },
      {
        heading: 'Board or staff retreat',
        text: 'A talk to open the thinking, then we stay to help you turn it into decisions.',
      },
    ],
  },
  conference: {
    heading: 'Meet us at a conference',
    text: 'No conference is announced at the moment. When we are on a public program, you will find its date and registration here.',
    link: { label: 'Conference Registration', href: '#' },
  },
  resources: {
    heading: 'Get to know us first',
    text: 'Our articles and impact stories are free to read, and they show how we think. Videos and podcast episodes are in preparation.',
    link: { label: 'Browse Our Resources', href: '/resources' },
  },
  closing: {
    heading: 'Invite us',
    text: `Tell us the date, the place and who will be listening. We answer ${organization.replyPromise}, also when someone else would suit you better.`,
    primary: { label: 'Send an Invitation', href: '/contact#form' },
  },
} as const satisfies PageContent;

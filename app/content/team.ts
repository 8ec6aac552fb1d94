import { ceoIdentity as ceo } from './ceo-identity.ts';
import { organization } from './organization.ts';
import type { Team } from './schemas/team.ts';

/** The team page. */
export const team = {
  meta: {
    title: `The Team Behind ${organization.name}`,
    description:
      'Meet the people who keep the books, prepare the boards and answer your messages: our Chief Executive Officer and the leads of our work in Toronto.',
  },
  header: {
    title: 'Our Team',
    subtitle: 'The people you will work with.',
    image: 'heroes/team',
  },
  intro:
    'We have sat on your side of the table: as directors, bookkeepers, coordinators and volunteers. When you work with us, one person is yours to call, and the others know enough to step in.',
  ceo: {
    heading: `${ceo.name}, ${ceo.role}`,
    text: `Nadia helped to found ${organization.shortName} after years as an executive director in Ontario. She still spends part of every week with clients.`,
    link: { label: 'Read Nadia’s Profile', href: `/about/team/${ceo.slug}` },
  },
  staffHeading: 'The people who lead the work',
  staff: [
    {
      name: 'Étienne Marchbanks',
      role: 'Director, Financial Operations',
      bio: 'Étienne runs the month-end for our clients and reviews what others have entered. He likes a statement that fits on one page, and he will stay on the phone until the treasurer is comfortable presenting it.',
      portrait: 'portraits/staff-1',
    },
    {
      name: 'Amara Whitfield-Osei',
      role: 'Director, Governance and People',
      bio: 'Amara works with boards and managers, often in the same week and sometimes on the same problem. She writes policies that can be read in one sitting, and chairs practice meetings for new chairs.',
      portrait: 'portraits/staff-2',
    },
    {
      name: 'Jasleen Tremblay-Gill',
      role: 'Manager, Data and Technology',
      bio: `Jasleen connects what organizations already have and retires what they no longer need. She is our bridge to ${organization.partner.name}, and she tests every new screen with the person who will use it most.`,
      portrait: 'portraits/staff-3',
    },
  ],
  openings: {
    heading: 'Would you like to work with us?',
    text: 'If you care how good organizations are run, have a look at what is open. If nothing fits today, we would still like to hear from you.',
    link: { label: 'View Open Positions', href: '/careers' },
  },
} satisfies Team;

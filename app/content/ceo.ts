import { ceoIdentity } from './ceo-identity.ts';
import { organization } from './organization.ts';
import type { Ceo } from './schemas/team.ts';

/** The CEO's profile page. */
export const ceo = {
  meta: {
    title: `${ceoIdentity.name}, ${ceoIdentity.role}`,
    description: `${ceoIdentity.name} leads ${organization.name}. Her path through the sector, what she believes about boards and budgets, and what she speaks about.`,
  },
  ...ceoIdentity,
  subtitle: 'Former executive director, lifelong reader of the notes to financial statements',
  image: 'heroes/ceo',
  portrait: 'portraits/ceo',
  bio: [
    'Nadia Thorvaldson came to nonprofit work through the side door, as the person who offered to help with the newsletter and was asked a month later whether she could also look at the budget. She could. She has been looking at other people’s budgets ever since, and still believes that a budget is the most honest document an organization writes about itself.',
    `Before ${organization.shortName}, she led community organizations in Ontario as an executive director. In a small place that title covers everything: signing the lease, unblocking the sink, telling a board what it did not want to hear. She brings over 15 years of sector experience, most of it spent in rooms where the next payroll was on everyone’s mind.`,
    `She helped to found ${organization.name} because she was tired of seeing good people leave. They left over the fourth grant report in a month, the policy nobody could find and the feeling of doing three jobs alone. Most of that, she was sure, could be shared between organizations, if somebody trustworthy did the sharing.`,
    'At work she is known for asking one more question, for answering in plain words, and for carrying a pencil. She spends part of every week with clients, since, as she puts it, nobody ever learned what a front desk needs from a slide.',
    'Nadia grew up beside Lake Winnipeg and lives in Toronto. On most winter weekends she can be found on a frozen trail with a thermos, thinking about something other than revenue recognition, with mixed success.',
  ],
  quote: 'A budget is the most honest document an organization writes about itself.',
  speaking: {
    heading: 'What Nadia speaks about',
    topics: [
      'Running a small nonprofit without burning out its people',
      'What every director should be able to ask of a financial statement',
      'Responsible use of AI where trust is the whole business',
      'Sharing back-office work between organizations',
    ],
    link: { label: 'How to Invite Nadia', href: '/services/speaking' },
  },
  profile: { label: 'Nadia on LinkedIn', href: 'https://www.linkedin.com/' },
  back: { label: 'Back to the team', href: '/about/team' },
} satisfies Ceo;

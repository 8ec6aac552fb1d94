import { organization } from '../organization.ts';
import type { ServiceStream } from '../schemas/service.ts';
import { testimonials } from '../testimonials.ts';

/** Training & Education. */
export const trainingEducation = {
  kind: 'stream',
  slug: 'training-education',
  meta: {
    title: 'Training & Education for Nonprofit Boards and Staff',
    description:
      'Workshops, coaching and practical guides for boards, managers and front-line staff, built on your own budget, bylaws and tools. Online or in person.',
  },
  header: {
    title: 'Training & Education',
    subtitle: 'Learning that is still in use a month later.',
    image: 'heroes/training-education',
  },
  featureImage: 'features/training-education',
  introHeading: 'We teach with your own papers on the table',
  intro: [
    'People in this sector learn on the job, usually alone and usually after something has gone wrong. A new treasurer nods through a statement that makes no sense to them yet. A program lead is promoted for being good with clients and handed a team without a word about supervision. General courses exist, but they are written for no one in particular, and little of them survives the drive home.',
    'Our sessions are small and specific. We ask for your budget, your bylaws or your policy binder beforehand and build the exercises from them, so what people practise in the room is what they will do on Monday. Afterwards there are short guides, an hour for follow-up questions, and a plan for those who join later, because somebody always joins later.',
  ],
  capabilitiesHeading: 'What we offer',
  capabilities: [
    {
      icon: 'i-lucide-landmark',
      title: 'Board orientation and refreshers',
      description:
        'Duties, conflicts of interest, reading the statements, and the line between governing and managing, taught in one evening with your own documents as examples.',
    },
    {
      icon: 'i-lucide-chart-pie',
      title: 'Finance for non-finance people',
      description:
        'Program leads and directors learn to read a budget, question a variance and understand restricted money, using your real figures and no jargon.',
    },
    {
      icon: 'i-lucide-users',
      title: 'Supervision and leadership',
      description:
        'For people new to managing: giving feedback, holding a check-in, noticing overload and handling conflict, practised in pairs with situations from your own workplace.',
    },
    {
      icon: 'i-lucide-laptop',
      title: 'Digital skills and AI literacy',
      description:
        'What new tools do well, what they get wrong, and what must never be pasted into them. Staff leave with a policy that they helped to write.',
    },
    {
      icon: 'i-lucide-lightbulb',
      title: 'Grant writing workshops',
      description:
        'Participants bring an application in progress and leave with a sharper need statement, a budget that matches the story, and frank comments from an experienced reader.',
    },
    {
      icon: 'i-lucide-book-marked',
      title: 'Guides and recorded lessons',
      description:
        'Short written guides and recordings for the tasks you repeat, so that the person hired next spring learns the same way as the team today.',
    },
  ],
  benefitsHeading: 'What changes for you',
  benefits: [
    'Directors ask better questions and need fewer explanations.',
    'New managers have somewhere to turn in their first year.',
    'Sessions use your documents, so nothing has to be translated.',
    'Guides stay with you for the people who join later.',
    'Staff share one way of doing the tasks that matter.',
    'You choose the pace: an evening, a day or a season.',
  ],
  testimonial: testimonials.training,
  closing: {
    heading: 'What would you like your team to do better?',
    text: 'Tell us who is in the room and what should be different afterwards. The first conversation is free, and we will be frank if a workshop is not what you need.',
    primary: { label: 'Book a Consultation', href: '/contact#book-consultation' },
    mail: { label: `Write to ${organization.email}`, href: organization.generalEnquiries },
  },
} satisfies ServiceStream;

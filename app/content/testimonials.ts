import type { Testimonial } from './schemas/testimonial.ts';

/** What clients say, each told once here and quoted by the pages that need it. */
export const testimonials = {
  governance: {
    quote:
      'Our board used to leave meetings tired and unsure what had been decided. Now the package arrives a week early, the risk register is two pages, and we talk about the families we serve.',
    author: 'Board Chair, Shoreline Family Services',
    logo: 'logos/shoreline',
  },
  fundraising: {
    quote:
      'I was writing grant reports on Sunday nights. Someone now keeps the calendar, drafts the first version and asks me the right questions. I still know every funder; I just have my Sundays back.',
    author: 'Executive Director, Maple Row Community Arts',
    logo: 'logos/maple-row',
  },
  finance: {
    quote:
      'For the first time my statements show what each program really costs, and I can explain them to a board member in plain words. The audit was the calmest we have been through.',
    author: 'Director of Operations, Northlight Housing Society',
    logo: 'logos/northlight',
  },
  people: {
    quote:
      'They rewrote our policies so that a shift supervisor can actually use them at ten at night, and they sat beside me through a conversation I had put off for months.',
    author: 'Executive Director, Harbour Street Shelter',
    logo: 'logos/harbour',
  },
  data: {
    quote:
      'We were counting the same participant three times in three spreadsheets. Now we count once, we know what the number means, and our funder reports agree with each other.',
    author: 'Program Manager, Meadow Youth Network',
    logo: 'logos/meadow',
  },
  training: {
    quote:
      'It did not feel like a webinar made for someone else. They used our own budget and our own bylaws, and our newest directors were asking good questions by the end of the evening.',
    author: 'Volunteer Coordinator, Granite Valley Food Bank',
    logo: 'logos/granite',
  },
} satisfies Record<string, Testimonial>;

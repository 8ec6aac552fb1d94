import * as v from 'valibot';
import { expect, it } from 'vitest';
import { about } from '../../../app/content/about.ts';
import { aimpactSuite } from '../../../app/content/aimpact-suite.ts';
import { faq } from '../../../app/content/faq.ts';
import { home } from '../../../app/content/home.ts';
import { partnership } from '../../../app/content/partnership.ts';
import { policyToolkit } from '../../../app/content/policy-toolkit.ts';
import { products } from '../../../app/content/products.ts';
import { rates } from '../../../app/content/rates.ts';
import { resources } from '../../../app/content/resources.ts';
import { TeamSchema } from '../../../app/content/schemas/team.ts';
import { servicePages } from '../../../app/content/services/index.ts';
import { servicesOverview } from '../../../app/content/services.ts';
import { team } from '../../../app/content/team.ts';

/*
 * The counts that the specification gives are those of the content as it was delivered. They are no rule: whoever adds a
 * seventh value or a fourth colleague changes the number here.
 */

it.each<[string, readonly unknown[], number]>([
  ['why-choose-us cards', home.whyUs.cards, 4],
  ['service cards on the home page', home.services.cards, 6],
  ['suite products on the home page', home.suite.modules, 5],
  ['testimonials on the home page', home.testimonials.items, 4],
  ['what-makes-us-different cards', about.differences.cards, 6],
  ['core values', about.values.items, 6],
  ['service areas on the overview', servicesOverview.areas, 6],
  ['service areas of the partnership', partnership.areas.rows, 4],
  ['staff profiles', team.staff, 3],
  ['featured products', products.suite.modules, 5],
  ['purchase steps of the toolkit', policyToolkit.steps.items, 4],
  ['product cards of the toolkit', policyToolkit.products.items, 3],
  ['tools of the suite', aimpactSuite.tools, 5],
  ['pricing tiers', rates.tiers, 3],
  ['cards of the resources hub', resources.cards, 5],
  ['groups of questions', faq.groups, 4],
])('the %s are as many as the specification says', (_, items, count) => {
  expect(items).toHaveLength(count);
});

it('the groups of questions are those of the specification, in its order', () => {
  expect(faq.groups.map(({ category }) => category)).toEqual([
    'Services & Products',
    'Pricing & Engagement',
    'Technology & Integration',
    'Getting Started',
  ]);
});

it('each service page has two paragraphs, six capabilities and six benefits, and custom solutions five steps', async () => {
  for (const load of Object.values(servicePages)) {
    const service = await load();
    const { intro, capabilities, benefits } = service;
    expect([intro.length, capabilities.length, benefits.length], service.slug).toEqual([2, 6, 6]);
    if (service.kind === 'custom') expect(service.process.steps).toHaveLength(5);
  }
});

it('a team of one and of twelve is as good', () => {
  const [person] = team.staff;
  for (const count of [1, 12]) {
    const staff = Array.from({ length: count }, () => person);
    expect(v.safeParse(TeamSchema, { ...team, staff }).success, `${count}`).toBe(true);
  }
  expect(v.safeParse(TeamSchema, { ...team, staff: [] }).success).toBe(false);
});

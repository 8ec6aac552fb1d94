import { organizationHeroes } from './heroes-organization.ts';
import { productHeroes } from './heroes-products.ts';
import { resourceHeroes } from './heroes-resources.ts';
import { serviceHeroes } from './heroes-services.ts';
import { visitHeroes } from './heroes-visit.ts';

/** Every picture behind a page's heading. */
export const heroes = [
  ...organizationHeroes,
  ...serviceHeroes,
  ...productHeroes,
  ...resourceHeroes,
  ...visitHeroes,
];

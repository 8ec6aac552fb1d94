import { organizationHeroes } from './heroes-organization.ts';
import { resourceHeroes } from './heroes-resources.ts';
import { serviceHeroes } from './heroes-services.ts';

/** Every picture behind a page's heading. */
export const heroes = [...organizationHeroes, ...serviceHeroes, ...resourceHeroes];

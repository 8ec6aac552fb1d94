import type { ServicePage } from '../schemas/service.ts';
import { customSolutions } from './custom-solutions.ts';
import { dataManagement } from './data-management.ts';
import { financialOperations } from './financial-operations.ts';
import { fundraising } from './fundraising.ts';
import { governance } from './governance.ts';
import { humanResources } from './human-resources.ts';
import { trainingEducation } from './training-education.ts';

/** The seven service pages by the last part of their address; the order is that of menus and grids. */
export const servicePages = {
  governance,
  fundraising,
  'financial-operations': financialOperations,
  'human-resources': humanResources,
  'data-management': dataManagement,
  'training-education': trainingEducation,
  'custom-solutions': customSolutions,
} as const satisfies Record<string, ServicePage>;

/** The last part of a service page's address. */
export type ServiceSlug = keyof typeof servicePages;

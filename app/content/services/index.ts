import type { ServiceSlug } from '../../pages.ts';
import type { ServiceStream } from '../service.ts';
import type { customSolutions } from './custom-solutions.ts';

/** The custom solutions page. */
export type CustomSolutions = typeof customSolutions;
/** A service page of either kind; `kind` tells which. */
export type ServicePage = ServiceStream | CustomSolutions;

/** The service pages by the last part of their address, each loaded when it is asked for. */
export const servicePages = {
  governance: async () => (await import('./governance.ts')).governance,
  fundraising: async () => (await import('./fundraising.ts')).fundraising,
  'financial-operations': async () =>
    (await import('./financial-operations.ts')).financialOperations,
  'human-resources': async () => (await import('./human-resources.ts')).humanResources,
  'data-management': async () => (await import('./data-management.ts')).dataManagement,
  'training-education': async () => (await import('./training-education.ts')).trainingEducation,
  'custom-solutions': async () => (await import('./custom-solutions.ts')).customSolutions,
} as const satisfies Record<ServiceSlug, () => Promise<ServicePage>>;

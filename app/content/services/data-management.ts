import file from '../data/services/data-management.json' with { type: 'json' };
import { serviceStream } from '../service.ts';

/** The page /services/data-management. */
export const dataManagement = serviceStream('services/data-management', file);

import file from '../data/services/governance.json' with { type: 'json' };
import { serviceStream } from '../service.ts';

/** The page /services/governance. */
export const governance = serviceStream('services/governance', file);

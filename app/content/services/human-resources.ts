import file from '../data/services/human-resources.json' with { type: 'json' };
import { serviceStream } from '../service.ts';

/** The page /services/human-resources. */
export const humanResources = serviceStream('services/human-resources', file);

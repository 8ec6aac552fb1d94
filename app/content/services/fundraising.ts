import file from '../data/services/fundraising.json' with { type: 'json' };
import { serviceStream } from '../service.ts';

/** The page /services/fundraising. */
export const fundraising = serviceStream('services/fundraising', file);

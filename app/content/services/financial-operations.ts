import file from '../data/services/financial-operations.json' with { type: 'json' };
import { serviceStream } from '../service.ts';

/** The page /services/financial-operations. */
export const financialOperations = serviceStream('services/financial-operations', file);

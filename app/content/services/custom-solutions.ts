import file from '../data/custom-solutions.json' with { type: 'json' };
import { readData } from '../read-data.ts';

/** The page /services/custom-solutions. */
export const customSolutions = {
  kind: 'custom' as const,
  id: 'services/custom-solutions' as const,
  ...readData('custom-solutions', file),
};

import file from '../data/services/training-education.json' with { type: 'json' };
import { serviceStream } from '../service.ts';

/** The page /services/training-education. */
export const trainingEducation = serviceStream('services/training-education', file);

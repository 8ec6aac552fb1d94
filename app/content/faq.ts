import file from './data/faq.json' with { type: 'json' };
import { readData } from './read-data.ts';

/** The page of questions and answers. */
export const faq = readData('faq', file);

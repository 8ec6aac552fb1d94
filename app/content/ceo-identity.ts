import * as v from 'valibot';
import file from './data/ceo.json' with { type: 'json' };
import { CeoFactsSchema } from './schemas/team.ts';

/** Who leads the organization, apart from the long profile, so that the list of pages can name the page cheaply. */
export const ceoIdentity = v.parse(CeoFactsSchema, file);

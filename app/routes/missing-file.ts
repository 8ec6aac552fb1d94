import { plainText } from '~/server/responses.server';

/** A file that does not exist. Files that exist are served without the Worker. */
export const loader = () => plainText(404, 'Not found');

import { plainText } from '~/server/responses.server';

export const loader = () => plainText(404, 'Not found');

import { expect, it } from 'vitest';
import { describeError } from '../../../app/server/log.server.ts';

const answered = {
  status: 404,
  statusText: 'Not Found',
  internal: true,
  data: 'ann@example.org',
};

const caused = new Error('no page', { cause: new TypeError('no name') });
const stackless = Object.assign(new Error('no page'), { stack: '' });

it.each<[string, unknown, string | RegExp]>([
  ['an error', new Error('no page'), /^Error: no page\n +at /],
  ['an error with its cause', caused, /no page.*caused by TypeError: no name/s],
  ['an error without a stack', stackless, 'Error: no page'],
  ['a Response', new Response('ann@example.org', { status: 403 }), 'Response 403'],
  ['an ErrorResponse', answered, 'ErrorResponse 404 Not Found'],
  ['a string', 'no page', 'no page'],
  ['a number', 7, '7'],
  ['nothing', null, 'null'],
  ['undefined', undefined, 'undefined'],
  ['an object with a message', { message: 'no page', email: 'ann@example.org' }, 'no page'],
  ['an object without one', { email: 'ann@example.org' }, 'Object { email }'],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), 'Object { a }'],
])('%s is described', (_, thrown, description) => {
  expect(describeError(thrown)).toEqual(
    typeof description === 'string' ? description : expect.stringMatching(description),
  );
});

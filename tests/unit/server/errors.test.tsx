import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderDocument } from '../../../app/entry.server.tsx';
import { describeError, type LogEntry } from '../../../app/server/log.server.ts';

function Broken(): never {
  throw new Error('a row that nobody expected');
}

it('a document of which a part below Suspense threw is not whole, and the log has the error', async () => {
  const lines: LogEntry[] = [];
  const render = (page: React.ReactNode) =>
    renderDocument(page, { nonce: 'n', signal: new AbortController().signal }, (entry) =>
      lines.push(entry),
    );
  expect((await render(<Suspense fallback="Loading">A list</Suspense>)).isWhole).toBe(true);
  const broken = await render(
    <Suspense fallback="Loading">
      <Broken />
    </Suspense>,
  );
  expect([broken.isWhole, broken.html]).toEqual([false, expect.stringContaining('Loading')]);
  expect(lines).toEqual([expect.objectContaining({ event: 'render-error', level: 'error' })]);
});

const answered = {
  status: 404,
  statusText: 'Not Found',
  internal: true,
  data: 'ann@example.org',
};

const caused = new Error('no page', { cause: new TypeError('no name') });

it.each<[string, unknown, string | RegExp]>([
  ['an error', new Error('no page'), /^Error: no page\n +at /],
  ['an error with its cause', caused, /no page.*caused by TypeError: no name/s],
  ['an ErrorResponse', answered, 'ErrorResponse 404 Not Found'],
  ['a string', 'no page', 'no page'],
  ['undefined', undefined, 'undefined'],
  ['an object', { email: 'ann@example.org' }, 'Object { email }'],
])('%s is described', (_, thrown, description) => {
  expect(describeError(thrown)).toEqual(
    typeof description === 'string' ? description : expect.stringMatching(description),
  );
});

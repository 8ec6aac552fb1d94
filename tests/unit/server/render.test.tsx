import { Suspense } from 'react';
import { expect, it } from 'vitest';
import type { LogEntry } from '../../../app/server/log.server.ts';
import { renderDocument } from '../../../app/server/render.server.ts';

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
  expect([broken.isWhole, broken.text]).toEqual([false, expect.stringContaining('Loading')]);
  expect(lines).toEqual([expect.objectContaining({ event: 'render-error', level: 'error' })]);
});

import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.node';
import { type Log, logMistake } from './log.server.ts';

/** `isWhole` is false when a part below Suspense threw: React then leaves that part's loading view in the document. */
export async function renderDocument(
  page: ReactNode,
  { nonce, signal }: { readonly nonce: string; readonly signal: AbortSignal },
  log: Log,
): Promise<{ isWhole: boolean; text: string }> {
  let isWhole = true;
  const body = await renderToReadableStream(page, {
    nonce,
    signal,
    // React would move larger parts into place by script; without JavaScript they would stay hidden.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      isWhole = false;
      if (!signal.aborted) logMistake(log, 'render-error', error);
    },
  });
  await body.allReady;
  const text = await new Response(body).text();
  return { isWhole, text };
}

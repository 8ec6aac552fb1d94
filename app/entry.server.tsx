import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { SiteUrl } from '~/components/SiteUrl';
import { edgeContext } from '~/edge/request-context';
import { HandoffState, readHandoffState } from '~/takeover/handoff';

/** A loader's promise that has not settled by then is given up (milliseconds). */
export const streamTimeout = 8_000;

/** Renders a document whole: a visitor gets the finished page with an honest status, never a loading view. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteUrl, log } = loadContext.get(edgeContext);
  // The data goes out as JSON through DeferredScripts; under the development server the router streams it itself.
  const state = import.meta.env.DEV ? null : await readHandoffState(entryContext);
  const { serverHandoffStream, ...context } = entryContext;
  const body = await renderToReadableStream(
    <SiteUrl value={siteUrl}>
      <HandoffState value={state}>
        <ServerRouter
          context={import.meta.env.DEV ? entryContext : context}
          url={request.url}
          nonce={nonce}
        />
      </HandoffState>
    </SiteUrl>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => log({ event: 'render-error', error: String(error) }),
    },
  );
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

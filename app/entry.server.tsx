import { boot, stylesheet } from 'virtual:inlined';
import { LRUCache } from 'lru-cache';
import { prerender } from 'react-dom/static';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RequestId } from '~/components/RequestId';
import { withInertScripts } from '~/hydration/with-inert-scripts';
import { withHashes } from '~/server/inline-hashes';
import { type RequestContext, requestContext } from '~/server/request-context';
import { takeToken } from '~/server/router-scripts';
import { pageHeaders } from '~/server/security-headers';

/** A loader's promise that has not settled by then is given up (milliseconds). */
export const streamTimeout = 8_000;

/** Documents of this isolate, sent again while their data is the same; at most 150 KB each, a few of its 128 MB. */
const renderedPages = new LRUCache<string, Awaited<ReturnType<typeof render>>>({ max: 32 });

/** Renders a document whole: a visitor gets the finished page with an honest status, never a loading view. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const ctx = loadContext.get(requestContext);
  const { loaderData } = entryContext.staticHandlerContext;
  // An error's page holds the request's id, and a post's answer what was typed: neither is kept.
  const keeps = import.meta.env.PROD && status === 200 && request.method === 'GET';
  const key = `${request.url}\n${JSON.stringify(loaderData)}`;
  const kept = keeps ? renderedPages.get(key) : undefined;
  const page = kept ?? (await render(request, entryContext, ctx));
  if (keeps && page.isWhole) renderedPages.set(key, page);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  return new Response(page.html, { status, headers });
}

async function render(
  request: Request,
  entryContext: EntryContext,
  { requestId, isFile, log }: RequestContext,
) {
  // False when a part failed, which React tries again in the browser.
  let isWhole = true;
  const token = crypto.randomUUID();
  // Waits for everything, as a document that is sent whole does.
  const { prelude } = await prerender(
    <RequestId value={requestId}>
      <ServerRouter context={entryContext} url={request.url} nonce={token} />
    </RequestId>,
    {
      // Every boundary's content stands in its place: nothing waits for a script to move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError: (error) => {
        isWhole = false;
        // A visitor who left is no error of ours.
        if (!request.signal.aborted)
          log({ event: 'render-error', level: 'error', error: String(error) });
      },
    },
  );
  const rendered = await new Response(prelude).text();
  const known = { script: boot, style: stylesheet };
  const { html: plain, inline } = await takeToken(rendered, token, known);
  const isDevelopment = import.meta.env.DEV;
  // The development server's hot reloading wants React at once, and its styles as files.
  const html = isDevelopment ? plain : await withInertScripts(plain);
  const headers = pageHeaders({ html, inline }, { isDevelopment });
  const isBuilding = isFile && !isDevelopment;
  return { html: isBuilding ? withHashes(html, inline) : html, headers, isWhole };
}

/** Logs what a loader, action or the renderer threw; the visitor sees the error view with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(requestContext).log({
    event: 'unhandled',
    level: 'error',
    route: new URL(request.url).pathname.slice(0, 200),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
};

import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RequestId } from '~/components/RequestId';
import { SiteUrl } from '~/components/SiteUrl';
import { RenderedPages } from '~/server/cache/rendered-pages';
import { requestContext } from '~/server/request-context';
import { HandoffState, readHandoffState } from '~/takeover/handoff';

/** A loader's promise that has not settled by then is given up (milliseconds). */
export const streamTimeout = 8_000;

const rendered = new RenderedPages();

/** Renders a document whole: a visitor gets the finished page with an honest status, never a loading view. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const ctx = loadContext.get(requestContext);
  const { requestId, log } = ctx;
  // A file is served from every origin, so it names none but the configured one.
  const siteUrl = import.meta.env.PRERENDERING ? import.meta.env.SITE_URL : ctx.siteUrl;
  // The development server sends no policy, and its own links carry no nonce.
  const nonce = import.meta.env.DEV ? undefined : ctx.nonce;
  // The data goes out as JSON through DeferredScripts; under the development server the router streams it itself.
  const state = import.meta.env.DEV ? null : await readHandoffState(entryContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const isAnswer = Boolean(entryContext.staticHandlerContext.actionData);
  const answerWith = (html: string) =>
    new Response(request.method === 'HEAD' ? null : html, { status, headers });
  // An error's page holds the request's id, and a post's answer what was typed: neither is kept.
  const keeps = nonce !== undefined && status === 200 && ['GET', 'HEAD'].includes(request.method);
  const key = [request.url, siteUrl, state].join('\n');
  const known = keeps ? rendered.get(key, nonce) : undefined;
  if (known !== undefined) return answerWith(known);
  const { serverHandoffStream, ...context } = entryContext;
  let failed = false;
  const body = await renderToReadableStream(
    <SiteUrl value={siteUrl}>
      <RequestId value={requestId}>
        <HandoffState value={state === null ? null : { state, isAnswer }}>
          <ServerRouter
            context={import.meta.env.DEV ? entryContext : context}
            url={request.url}
            nonce={nonce}
          />
        </HandoffState>
      </RequestId>
    </SiteUrl>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => {
        failed = true;
        log({ event: 'render-error', error: String(error) });
      },
    },
  );
  await body.allReady;
  const html = await new Response(body).text();
  if (keeps && !failed) rendered.set(key, nonce, html);
  return answerWith(html);
}

/** Logs what a loader, action or the renderer threw; the visitor sees the error view with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left is no error of ours.
  if (request.signal.aborted) return;
  context.get(requestContext).log({
    event: 'unhandled',
    level: 'error',
    route: new URL(request.url).pathname.slice(0, 200),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
};

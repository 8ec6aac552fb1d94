import { stylesheets } from 'virtual:stylesheets';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.node';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RequestId } from '~/layout/ErrorView';
import { type Log, logMistake } from '~/server/log.server';
import { requestContext } from '~/server/request-context.server';
import { headerPolicy } from '~/server/security-headers.server';

/** Waits for the whole document, so that the visitor gets a finished page with an honest status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { requestId, log } = loadContext.get(requestContext);
  const nonce = crypto.randomUUID();
  const page = (
    <RequestId value={requestId}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestId>
  );
  const { isWhole, html } = await renderDocument(page, { nonce, signal: request.signal }, log);
  const scripts = [`'nonce-${nonce}'`];
  const isDevelopment = import.meta.env.DEV;
  // In development Vite adds styles by script.
  const styles = isDevelopment ? ["'unsafe-inline'"] : scripts;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', headerPolicy({ scripts, styles, isDevelopment }));
  return new Response(finishDocument(html, nonce), { status: isWhole ? status : 500, headers });
}

/** `isWhole` is false when a part below Suspense threw: React then leaves that part's loading view in the document. */
export async function renderDocument(
  page: ReactNode,
  { nonce, signal }: { readonly nonce: string; readonly signal: AbortSignal },
  log: Log,
): Promise<{ isWhole: boolean; html: string }> {
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
  const html = await new Response(body).text();
  return { isWhole, html };
}

/** The stylesheets are put in last: they are half of the document, and the other searches need not read them. */
function finishDocument(html: string, nonce: string): string {
  // Cloudflare's Email Address Obfuscation would break hydration. It leaves what is between these comments alone.
  return html
    .replace(/<body[^>]*>/, '$&<!--email_off-->')
    .replace(/<\/body>(?!.*<\/body>)/s, '<!--/email_off--></body>')
    .replace(/<link(?=[^>]* rel="stylesheet")(?=[^>]* href="([^"]*)")/g, (link, href: string) => {
      const css = stylesheets[href];
      // Inline they halve the time to the first paint on a slow phone. React and the router expect the links, so those
      // stay; disabled, they are not loaded.
      return css ? `<style nonce="${nonce}">${css}</style><link disabled=""` : link;
    });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(requestContext);
  // The router's own refusal (400, 404, 405), of which the request's line tells.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (isForeignPost(request)) return log({ event: 'cross-site', method: request.method });
  logMistake(log, 'unhandled', error);
};

/** A post from another site. The router refuses it before any middleware, with an error that has no type. */
function isForeignPost({ method, headers, url }: Request): boolean {
  const origin = headers.get('Origin');
  return method !== 'GET' && method !== 'HEAD' && origin !== null && origin !== new URL(url).origin;
}

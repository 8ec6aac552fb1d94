import * as v from 'valibot';
import { withinSenderLimit, withinSiteLimit } from '~/server/forms/rate-limit.server';
import { byteLimits, limitBody, timeLimits, withTimeout } from '~/server/limits.server';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { plainText } from '~/server/responses.server';
import type { Route } from './+types/csp-reports';

export const loader = () => plainText(405, 'Method not allowed', { Allow: 'POST' });

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const status = await receiveReport(context.get(requestContext), request);
  return new Response(null, { status });
}

// Anyone may send anything: only what fits a pattern is logged.
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** Of app/entry.client.tsx. */
const ownError = v.pipe(
  v.object({
    'browser-error': v.object({
      name: matching(/^[A-Za-z]{0,20}(Error|Exception)$/),
      place: matching(/^\/assets\/[\w.-]{1,60}\.js(:\d{1,7}){2}$/),
      route: matching(/^(\*|\/|(\/[a-z-]{1,40}){1,3}(\/:slug)?)$/),
    }),
  }),
  v.transform(({ 'browser-error': { name, place, route } }) => {
    return { event: 'browser-error', reason: name, error: place, route };
  }),
);

const refusedSource = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': matching(/^[a-z-]{1,40}$/),
      'blocked-uri': v.pipe(
        v.optional(v.string(), ''),
        v.transform(withoutAddress),
        v.regex(/^([a-z-]{0,40}:?|[a-z0-9.-]{1,253})$/),
      ),
    }),
  }),
  v.transform(({ 'csp-report': report }) => {
    return {
      event: 'csp',
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
    };
  }),
);

const ReportSchema = v.pipe(v.string(), v.parseJson(), v.union([ownError, refusedSource]));

/** Logs directive and host, or an error of our scripts, never page or visitor. 429 for too many reports, 400 for anything else. */
async function receiveReport(
  ctx: Pick<RequestContext, 'env' | 'clientAddress' | 'log'>,
  request: Request,
): Promise<204 | 400 | 429> {
  if (!(await withinSenderLimit(ctx, 'csp-reports'))) return 429;
  const body = limitBody(request, byteLimits.reports).text();
  // What fails here is the sender's: too large, or the connection ended.
  const text = await withTimeout(body, timeLimits.formBody, null).catch(() => null);
  const report = v.safeParse(ReportSchema, text);
  if (!report.success) return 400;
  if (!(await withinSiteLimit(ctx, 'csp-reports'))) return 429;
  ctx.log({ level: 'warn', ...report.output });
  return 204;
}

/** The host, else the scheme, else the browser's word, such as `inline`. */
function withoutAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null) return text;
  return /^(https?|wss?):$/.test(url.protocol) ? url.hostname : url.protocol;
}

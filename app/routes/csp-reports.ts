import * as v from 'valibot';
import { withinSenderLimit, withinSiteLimit } from '~/server/forms/rate-limit.server';
import { byteLimits, limitBody, timeLimits, withTimeout } from '~/server/limits.server';
import { type RequestContext, requestContext } from '~/server/request-context.server';
import { plainText } from '~/server/responses.server';
import type { Route } from './+types/csp-reports';

export const loader = () => plainText(405, 'Method not allowed', { Allow: 'POST' });

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const status = await receiveReports(context.get(requestContext), request);
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
  v.transform(({ 'browser-error': { name, place, route } }) => [
    { event: 'browser-error', reason: name, error: place, route },
  ]),
);

const directive = matching(/^[a-z-]{1,40}$/);
const blocked = v.pipe(
  v.optional(v.string(), ''),
  v.transform(withoutAddress),
  v.regex(/^([a-z-]{0,40}:?|[a-z0-9.-]{1,253})$/),
);

const single = v.pipe(
  v.object({
    'csp-report': v.object({ 'effective-directive': directive, 'blocked-uri': blocked }),
  }),
  v.transform(({ 'csp-report': report }) => [
    { event: 'csp', directive: report['effective-directive'], blocked: report['blocked-uri'] },
  ]),
);

const several = v.pipe(
  v.array(v.object({ body: v.object({ effectiveDirective: directive, blockedURL: blocked }) })),
  v.maxLength(20),
  v.mapItems(({ body }) => ({
    event: 'csp',
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
  })),
);

const reportsSchema = v.pipe(v.string(), v.parseJson(), v.union([ownError, single, several]));

/** Logs directive and host, or an error of our scripts, never page or visitor. 429 for too many reports, 400 for anything else. */
async function receiveReports(
  ctx: Pick<RequestContext, 'env' | 'clientAddress' | 'log'>,
  request: Request,
): Promise<204 | 400 | 429> {
  if (!(await withinSenderLimit(ctx, 'csp-reports'))) return 429;
  const body = limitBody(request, byteLimits.reports).text();
  // What fails here is the sender's: too large, or the connection ended.
  const text = await withTimeout(body, timeLimits.formBody, null).catch(() => null);
  const reports = v.safeParse(reportsSchema, text);
  if (!reports.success) return 400;
  for (const report of reports.output) {
    if (!(await withinSiteLimit(ctx, 'csp-reports'))) return 429;
    ctx.log({ level: 'warn', ...report });
  }
  return 204;
}

/** The host, else the scheme, else the browser's word, such as `inline`. */
function withoutAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null) return text;
  return /^(https?|wss?):$/.test(url.protocol) ? url.hostname : url.protocol;
}

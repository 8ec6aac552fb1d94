import * as v from 'valibot';
import { withinSenderLimit, withinSiteLimit } from '~/server/forms/rate-limit.server';
import { byteLimits, limitBody } from '~/server/limits.server';
import { requestContext } from '~/server/request-context.server';
import { plainText } from '~/server/responses.server';
import type { Route } from './+types/reports';

export const loader = () => plainText(405, 'Method not allowed', { Allow: 'POST' });

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
  v.transform(({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } }) => {
    return { event: 'csp', directive, blocked };
  }),
);

const ReportSchema = v.pipe(v.string(), v.parseJson(), v.union([ownError, refusedSource]));

/** Logs directive and host, or an error of our scripts, never page or visitor. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const answer = (status: 204 | 400 | 429) => new Response(null, { status });
  if (!(await withinSenderLimit(ctx, 'reports'))) return answer(429);
  // What fails here is the sender's: too large, or the connection ended.
  const text = await limitBody(request, byteLimits.reports)
    .text()
    .catch(() => null);
  const report = v.safeParse(ReportSchema, text);
  if (!report.success) return answer(400);
  if (!(await withinSiteLimit(ctx, 'reports'))) return answer(429);
  ctx.log({ level: 'warn', ...report.output });
  return answer(204);
}

/** The host, else the scheme, else the browser's word, such as `inline`. */
function withoutAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null) return text;
  return /^(https?|wss?):$/.test(url.protocol) ? url.hostname : url.protocol;
}

import * as v from 'valibot';
import { withinSenderLimit, withinSiteLimit } from '~/server/forms/rate-limit.server';
import { byteLimits, limitBody } from '~/server/limits.server';
import { requestContext } from '~/server/request-context.server';
import { plainText } from '~/server/responses.server';
import type { Route } from './+types/browser-errors';

export const loader = () => plainText(405, 'Method not allowed', { Allow: 'POST' });

// Anyone may send anything: only what fits a pattern is logged.
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

const ReportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: matching(/^[A-Za-z]{0,20}(Error|Exception)$/),
    place: matching(/^\/assets\/[\w.-]{1,60}\.js(:\d{1,7}){2}$/),
    route: matching(/^(\*|\/|(\/[a-z-]{1,40}){1,3}(\/:slug)?)$/),
  }),
);

/** Logs an error of our scripts, as app/entry.client.tsx reports it: never the address or the visitor. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const answer = (status: 204 | 400 | 429) => new Response(null, { status });
  if (!(await withinSenderLimit(ctx, 'browser-errors'))) return answer(429);
  // What fails here is the sender's: too large, or the connection ended.
  const text = await limitBody(request, byteLimits.report)
    .text()
    .catch(() => null);
  const report = v.safeParse(ReportSchema, text);
  if (!report.success) return answer(400);
  if (!(await withinSiteLimit(ctx, 'browser-errors'))) return answer(429);
  const { name, place, route } = report.output;
  ctx.log({ event: 'browser-error', level: 'warn', reason: name, error: place, route });
  return answer(204);
}

import { closingCalendar } from '~/careers/closing-calendar';
import { readJob } from '~/careers/jobs';
import { pageCaching } from '~/server/cache/cache-policy';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/job-calendar';

const problems = {
  404: 'There is no such open position, or it has no closing date.\n',
  503: 'The position cannot be read at the moment.\n',
} as const;

/** The closing date of an open position as a calendar file; 404 when there is none, 503 when that cannot be known. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const result = await readJob(ctx, params.slug);
  if (result.outcome === 'failed') return problem(503);
  const calendar =
    result.outcome === 'found' ? closingCalendar(result.value, ctx.siteUrl, Date.now()) : null;
  if (calendar === null) return problem(404);
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${params.slug}.ics"`,
      'Cache-Control': pageCaching.rendered,
    },
  });
}

function problem(status: keyof typeof problems): Response {
  const retry = status === 503 && { 'Retry-After': '60' };
  const headers = { 'Cache-Control': pageCaching.never, ...retry };
  return new Response(problems[status], { status, headers });
}

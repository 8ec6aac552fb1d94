import { closingCalendar } from '~/careers/closing-calendar';
import { readJob } from '~/careers/jobs.server';
import { requestContext } from '~/server/request-context.server';
import { pageCaching, plainText, retryLater } from '~/server/responses.server';
import type { Route } from './+types/job-calendar';

/** 404 when there is no closing date, 503 when that cannot be known. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const read = await readJob(ctx, params.slug);
  if (!read) return plainText(503, 'We can’t look up this position right now.', retryLater);
  const calendar = read.value && closingCalendar(read.value, ctx.siteUrl, Date.now());
  if (!calendar) return plainText(404, 'This position isn’t open, or it has no closing date.');
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${params.slug}.ics"`,
      'Cache-Control': pageCaching.rendered,
    },
  });
}

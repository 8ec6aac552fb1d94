import { data } from 'react-router';
import { Confirmation } from '~/components/form/Confirmation';
import { leavePage } from '~/content/newsletter';
import { leaveNewsletter, leavePath, leaveToken, leavingStatuses } from '~/newsletter/leave';
import { pageCaching } from '~/server/cache/cache-policy';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/newsletter-leave';

/** Asks before it acts: programs that scan mails open every link. */
export function loader({ request }: Route.LoaderArgs) {
  const token = leaveToken(new URL(request.url).searchParams);
  return data({ token }, { status: token === null ? 404 : 200 });
}

/** Unsubscribes: the page's button, or a mail program's own (RFC 8058: a post to this address without the page). */
export async function action({ context, request }: Route.ActionArgs) {
  const token = leaveToken(new URL(request.url).searchParams);
  const outcome =
    token === null ? 'unknown' : await leaveNewsletter(context.get(requestContext), token);
  return data(outcome, { status: leavingStatuses[outcome] });
}

/** Nobody keeps the page, whatever it says. */
export function headers() {
  return { 'Cache-Control': pageCaching.never };
}

/** The page behind the unsubscribe link of the newsletter. */
export default function NewsletterLeaveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  const outcome = actionData ?? (token === null ? 'unknown' : null);
  const isOver = outcome === 'left' || outcome === 'unknown';
  return (
    <Confirmation
      page={leavePage}
      path={leavePath}
      outcome={
        outcome && {
          kind: outcome === 'left' ? 'success' : 'error',
          text: leavePage.outcomes[outcome],
        }
      }
      action={isOver ? null : `${leavePath}?token=${token}`}
    />
  );
}

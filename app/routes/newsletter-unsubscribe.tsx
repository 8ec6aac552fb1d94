import { data } from 'react-router';
import { Confirmation } from '~/components/form/Confirmation';
import { unsubscribePage } from '~/content/newsletter';
import {
  unsubscribe,
  unsubscribePath,
  unsubscribeStatuses,
  unsubscribeToken,
} from '~/newsletter/unsubscribe';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/newsletter-unsubscribe';

export { uncached as headers } from '~/server/http/route-headers';

/** Asks before it acts: programs that scan mails open every link. */
export function loader({ request }: Route.LoaderArgs) {
  const token = unsubscribeToken(new URL(request.url).searchParams);
  return data({ token }, { status: token === null ? 404 : 200 });
}

/** Unsubscribes: the page's button, or a mail program's own (RFC 8058: a post to this address without the page). */
export async function action({ context, request }: Route.ActionArgs) {
  const token = unsubscribeToken(new URL(request.url).searchParams);
  const outcome =
    token === null ? 'unknown' : await unsubscribe(context.get(requestContext), token);
  return data(outcome, { status: unsubscribeStatuses[outcome] });
}

/** The page behind the unsubscribe link of the newsletter. */
export default function NewsletterUnsubscribeRoute({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  const { token } = loaderData;
  const outcome = actionData ?? (token === null ? 'unknown' : null);
  const isOver = outcome === 'unsubscribed' || outcome === 'unknown';
  return (
    <Confirmation
      page={unsubscribePage}
      path={unsubscribePath}
      outcome={
        outcome && {
          kind: outcome === 'unsubscribed' ? 'success' : 'error',
          text: unsubscribePage.outcomes[outcome],
        }
      }
      action={isOver ? null : `${unsubscribePath}?token=${token}`}
    />
  );
}

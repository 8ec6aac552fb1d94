import { data } from 'react-router';
import { Button } from '~/components/Button';
import { Notice } from '~/components/form/Notice';
import { PageMeta } from '~/components/PageMeta';
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

/** The page behind the unsubscribe link of the newsletter; a plain form, so that it works in any browser. */
export default function NewsletterLeaveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData ?? (loaderData.token === null ? 'unknown' : null);
  return (
    <div className="wrap grid max-w-[44rem] gap-6 py-14 md:py-20">
      <PageMeta
        title={leavePage.title}
        description={leavePage.question}
        path={leavePath}
        indexed={false}
      />
      <h1 className="step-4">{leavePage.title}</h1>
      {outcome !== null && (
        <Notice kind={outcome === 'left' ? 'success' : 'error'}>
          {leavePage.outcomes[outcome]}
        </Notice>
      )}
      {loaderData.token !== null && outcome !== 'left' && outcome !== 'unknown' && (
        <form
          method="post"
          action={`${leavePath}?token=${loaderData.token}`}
          className="grid gap-6"
        >
          <p>{leavePage.question}</p>
          <div>
            <Button type="submit">{leavePage.button}</Button>
          </div>
        </form>
      )}
    </div>
  );
}

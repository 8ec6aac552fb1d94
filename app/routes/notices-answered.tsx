import { data } from 'react-router';
import { Button } from '~/components/Button';
import { Notice } from '~/components/form/Notice';
import { PageMeta } from '~/components/PageMeta';
import { answeredPage } from '~/content/notices';
import { answeredPath } from '~/notices/answered-link';
import { checkLink, type LinkOutcome, linkStatuses, markByLink } from '~/notices/mark-by-link';
import { pageCaching } from '~/server/cache/cache-policy';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/notices-answered';

/** Shows what the link would do, and does nothing: programs that scan mails open every link. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const state = await checkLink(context.get(requestContext), searchParams);
  return data({ state, search }, { status: linkStatuses[state] });
}

/** Marks the message as answered. */
export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await markByLink(context.get(requestContext), new URL(request.url).searchParams);
  return data(outcome, { status: linkStatuses[outcome] });
}

/** Nobody keeps the page, whatever it says. */
export function headers() {
  return { 'Cache-Control': pageCaching.never };
}

/** The page behind the link of a mail to the owner; a plain form, so that it works in any browser. */
export default function NoticesAnsweredRoute({ loaderData, actionData }: Route.ComponentProps) {
  const outcome: LinkOutcome | null =
    actionData ?? (loaderData.state === 'ready' ? null : loaderData.state);
  return (
    <div className="wrap grid max-w-[44rem] gap-6 py-14 md:py-20">
      <PageMeta
        title={answeredPage.title}
        description={answeredPage.question}
        path={answeredPath}
        indexed={false}
      />
      <h1 className="step-4">{answeredPage.title}</h1>
      {outcome === null ? (
        <form method="post" action={answeredPath + loaderData.search} className="grid gap-6">
          <p>{answeredPage.question}</p>
          <div>
            <Button type="submit">{answeredPage.button}</Button>
          </div>
        </form>
      ) : (
        <Notice kind={outcome === 'answered' || outcome === 'already' ? 'success' : 'error'}>
          {answeredPage.outcomes[outcome]}
        </Notice>
      )}
    </div>
  );
}

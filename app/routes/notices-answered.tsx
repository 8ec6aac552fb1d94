import { data } from 'react-router';
import { Confirmation } from '~/components/form/Confirmation';
import { unlistedMeta } from '~/components/page-meta';
import { answeredPage } from '~/content/notices';
import { checkLink, linkStatuses, markByLink } from '~/notices/answered-link.server';
import { requestContext } from '~/server/request-context.server';
import type { Route } from './+types/notices-answered';

export { neverCached as headers } from '~/server/responses.server';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { search, searchParams } = url;
  const { state, message } = await checkLink(context.get(requestContext), searchParams);
  return data({ state, message, search }, { status: linkStatuses[state] });
}

export async function action({ context, url }: Route.ActionArgs) {
  const outcome = await markByLink(context.get(requestContext), url.searchParams);
  return data(outcome, { status: linkStatuses[outcome] });
}

export const meta = () => unlistedMeta({ ...answeredPage, description: answeredPage.question });

export default function NoticesAnsweredRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { message, search } = loaderData;
  const state = actionData ?? loaderData.state;
  const isDone = state === 'answered' || state === 'already';
  return (
    <Confirmation
      page={answeredPage}
      about={message && answeredPage.about(message)}
      outcome={
        state === 'ready'
          ? null
          : { kind: isDone ? 'success' : 'error', text: answeredPage.outcomes[state] }
      }
      action={state === 'ready' ? search : null}
    />
  );
}

import { data } from 'react-router';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { pricing } from '~/content/collections.server';
import { estimate, estimatePage } from '~/content/estimate';
import { errorMark } from '~/content/form-fields';
import { readEstimateQuery } from '~/pricing/estimate';
import { SharedEstimate } from '~/pricing/SharedEstimate';
import { pageCaching } from '~/server/responses.server';
import { localDay } from '~/text/local-day';
import type { Route } from './+types/estimate';

export { routeHeaders as headers } from '~/server/responses.server';

function askedFor({ url }: Request) {
  const { search, searchParams } = new URL(url);
  return { query: readEstimateQuery(searchParams), search, today: localDay() };
}

export function loader({ request }: Route.LoaderArgs) {
  const content = {
    page: estimatePage,
    estimator: estimate,
    included: pricing.included.items,
  };
  const headers = { 'Cache-Control': pageCaching.rendered };
  return data({ ...askedFor(request), content }, { headers });
}

let content: ReturnType<typeof loader>['data']['content'] | undefined;

/** After a navigation the browser computes the estimate itself, so it needs no network. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (content) return { ...askedFor(request), content };
  const served = await serverLoader();
  content = served.content;
  return served;
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData: { query, content } }) => {
  const { title, description } = content.page.meta;
  return pageMeta('estimate', {
    title: query.wrong.length > 0 ? `${errorMark} ${title}` : title,
    description,
  });
};

export default function EstimateRoute({ loaderData }: Route.ComponentProps) {
  const { query, search, today, content } = loaderData;
  return (
    <>
      <div className="no-print">
        <Page id="estimate" content={content.page} />
      </div>
      <SharedEstimate key={search} query={query} today={today} {...content} />
    </>
  );
}

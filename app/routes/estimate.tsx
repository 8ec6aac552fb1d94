import { data } from 'react-router';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { pricing } from '~/content/collections.server';
import { contact } from '~/content/contact';
import { estimate, estimatePage } from '~/content/estimate.server';
import { localDay } from '~/content/local-day';
import { readEstimateQuery } from '~/pricing/estimate';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/estimate';
import { SharedEstimate } from './estimate/SharedEstimate';

export { loaderCaching as headers } from '~/server/responses.server';

/** What the address asks for. Anything may stand in it: the answer is a page that says what to correct. */
function askedFor({ url }: Request) {
  const { search, searchParams } = new URL(url);
  return { query: readEstimateQuery(searchParams), search, today: localDay() };
}

/** For a document, and for the page's words. */
export function loader({ request }: Route.LoaderArgs) {
  const content = {
    page: estimatePage,
    estimator: estimate,
    included: pricing.included.items,
    errorTitle: contact.form.errorTitle,
  };
  const headers = { 'Cache-Control': pageCaching.rendered };
  return data({ ...askedFor(request), content }, { headers });
}

let content: ReturnType<typeof loader>['data']['content'] | undefined;

/** Inside the page the browser works it out itself, with a network or without, once it has the page's words. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  content ??= (await serverLoader()).content;
  return { ...askedFor(request), content };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData: { query, content } }) => {
  const { title, description } = content.page.meta;
  const isWrong = query.asked && query.wrong.length > 0;
  return pageMeta('estimate', {
    title: isWrong ? `${content.errorTitle} ${title}` : title,
    description,
  });
};

/** A price estimate at an address of its own: shareable, printable, and the estimator without JavaScript. */
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

import { data } from 'react-router';
import { Page } from '~/components/Page';
import { contact } from '~/content/contact';
import { estimatePage } from '~/content/estimate-page';
import { localDay } from '~/content/local-day';
import { readEstimateQuery } from '~/pricing/estimate-query';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/estimate';
import { SharedEstimate } from './estimate/SharedEstimate';

export { loaderCaching as headers } from '~/server/responses.server';

/** What the address asks for. Anything may stand in it: the answer is a page that says what to correct. */
function askedFor({ url }: Request) {
  const { search, searchParams } = new URL(url);
  return { query: readEstimateQuery(searchParams), search, today: localDay() };
}

/** For a document. */
export function loader({ request }: Route.LoaderArgs) {
  return data(askedFor(request), { headers: { 'Cache-Control': pageCaching.rendered } });
}

/** Inside the page the browser works it out itself, with a network or without. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askedFor(request);
}

/** A price estimate at an address of its own: shareable, printable, and the estimator without JavaScript. */
export default function EstimateRoute({ loaderData }: Route.ComponentProps) {
  const { query, search, today } = loaderData;
  const { meta, header } = estimatePage;
  const isWrong = query.asked && query.wrong.length > 0;
  const title = isWrong ? `${contact.form.errorTitle} ${meta.title}` : meta.title;
  return (
    <>
      <div className="no-print">
        <Page id="estimate" content={{ meta: { ...meta, title }, header }} />
      </div>
      <SharedEstimate key={search} query={query} today={today} />
    </>
  );
}

import { useMemo } from 'react';
import { data } from 'react-router';
import { Breadcrumbs } from '~/components/Breadcrumbs';
import { EstimatePanel } from '~/components/estimate/EstimatePanel';
import { EstimateStatus } from '~/components/estimate/EstimateStatus';
import { fill } from '~/components/estimate/fill';
import { HeadcountForm } from '~/components/estimate/HeadcountForm';
import { useEstimate } from '~/components/estimate/useEstimate';
import { ErrorSummary } from '~/components/form/ErrorSummary';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { PrintButton } from '~/components/PrintButton';
import { SmartLink } from '~/components/SmartLink';
import { estimate } from '~/content/estimate';
import { organization } from '~/content/organization';
import { type EstimateQuery, readEstimateQuery } from '~/pricing/estimate-query';
import { largestCount } from '~/pricing/headcount';
import { formatCount } from '~/pricing/money';
import { pageCaching } from '~/server/cache/cache-policy';
import type { Route } from './+types/estimate';

/** What the address asks for. Anything may stand in it: the answer is a page that says what to correct. */
export function loader({ request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  return data(
    { query: readEstimateQuery(searchParams), search },
    { headers: { 'Cache-Control': pageCaching.rendered } },
  );
}

/** The document's Cache-Control is the loader's. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A price estimate at an address of its own: shareable, printable, and the estimator without JavaScript. */
export default function EstimateRoute({ loaderData: { query, search } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...estimate.meta} path="/pricing/estimate" card="estimate" indexed={false} />
      <PageHeader {...estimate.header} kicker={<Breadcrumbs page="estimate" />} />
      <SharedEstimate key={search} query={query} />
    </>
  );
}

function SharedEstimate({ query }: { query: EstimateQuery }) {
  const { form, answer, changed, update } = useEstimate(query.typed);
  const errors = useMemo(() => messages(query), [query]);
  const { result, errors: words, back } = estimate;
  return (
    <div className="wrap grid gap-x-8 gap-y-10 pb-20 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        {query.wrong.length > 0 && !changed ? (
          <ErrorSummary title={words.title} errors={errors} heading="h2" />
        ) : (
          <div className="card p-6 sm:p-10">
            <EstimatePanel answer={answer} heading="h2">
              <PrintButton>{result.print}</PrintButton>
            </EstimatePanel>
          </div>
        )}
        <EstimateStatus answer={answer} changed={changed} />
        <p className="mt-6 hidden print:block">
          {organization.name}, {organization.email}
        </p>
        <SmartLink to={back.href} className="link no-print mt-6 inline-block py-1">
          {back.label}
        </SmartLink>
      </div>
      <div className="no-print lg:col-span-4 lg:col-start-9">
        <HeadcountForm ref={form} typed={query.typed} errors={errors} onInput={update} />
      </div>
    </div>
  );
}

function messages({ wrong }: EstimateQuery): Readonly<Record<string, string>> {
  const { fields, errors } = estimate;
  return Object.fromEntries(
    wrong.map((name) => [
      name,
      fill(errors.field, { label: fields[name].label, largest: formatCount(largestCount) }),
    ]),
  );
}

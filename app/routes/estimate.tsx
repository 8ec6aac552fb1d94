import { data, useLocation } from 'react-router';
import { ButtonLink } from '~/components/Button';
import { CopyButton, PrintButton } from '~/components/CopyButton';
import { ErrorSummary } from '~/components/form/Alert';
import { TextField } from '~/components/form/TextField';
import { TextLink } from '~/components/links';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { listedSamples, pricing } from '~/content/collections.server';
import { estimate, estimatePage } from '~/content/estimate';
import { errorMark } from '~/content/form-fields';
import { localDay } from '~/content/local-day';
import { BoardNote } from '~/pricing/BoardNote';
import {
  type EstimateQuery,
  estimatePath,
  longestName,
  readEstimateQuery,
} from '~/pricing/estimate';
import { HeadcountForm, useEstimate } from '~/pricing/HeadcountForm';
import { EstimateStatus, Unpriced } from '~/pricing/Receipt';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/estimate';

export { routeHeaders as headers } from '~/server/responses.server';

export function loader() {
  const { note, included, apart, agreement, subsidies } = pricing;
  const samples = listedSamples.items.map(({ title, path }) => ({ title, path }));
  const words = {
    note,
    included,
    apart,
    agreement,
    samples,
    subsidy: subsidies.paragraphs[0] ?? '',
  };
  const headers = { 'Cache-Control': pageCaching.rendered };
  return data({ today: localDay(), page: estimatePage, estimator: estimate, words }, { headers });
}

/** The estimate is in the address, so a change of it needs no network. */
export const shouldRevalidate = () => false;

const queryOf = (search: string) => readEstimateQuery(new URLSearchParams(search));

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { title, description } = loaderData.page.meta;
  const isWrong = queryOf(location.search).wrong.length > 0;
  return pageMeta('estimate', { title: isWrong ? `${errorMark} ${title}` : title, description });
};

type Content = Route.ComponentProps['loaderData'];

export default function EstimateRoute({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <>
      <div className="no-print">
        <Page id="estimate" content={loaderData.page} />
      </div>
      <SharedEstimate key={search} query={queryOf(search)} {...loaderData} />
    </>
  );
}

function SharedEstimate({
  query,
  today,
  page,
  estimator,
  words,
}: Content & { query: EstimateQuery }) {
  const { update, changed, name, ...estimate } = useEstimate(estimator, query);
  const { result, priced, errors } = estimate;
  return (
    <div className="wrap grid gap-8 pb-20 lg:grid-cols-[minmax(0,51rem)_minmax(18rem,1fr)] print:block">
      <div>
        {priced ? (
          <>
            <div className="no-print mb-4 flex flex-wrap items-center gap-3">
              <PrintButton>{page.print}</PrintButton>
              <CopyButton
                words={page}
                icon="i-lucide-link"
                text={() => location.origin + estimatePath(priced.headcount, name)}
              />
              <TextLink link={page.change} className="lg:hidden" />
              <ButtonLink
                link={estimator.result.book}
                variant="accent"
                className="max-sm:w-full sm:ml-auto"
              />
            </div>
            <BoardNote
              words={words}
              name={name}
              today={today}
              content={estimator}
              priced={priced}
            />
          </>
        ) : query.wrong.length > 0 && !changed ? (
          <ErrorSummary title={estimator.errors.title} errors={errors} />
        ) : (
          <div className="card p-6 sm:p-8">
            <Unpriced content={estimator} result={result} level="h2" />
          </div>
        )}
        <EstimateStatus content={estimator} result={result} changed={changed} />
      </div>
      <div className="no-print lg:sticky lg:top-28 lg:self-start">
        <HeadcountForm
          content={estimator}
          button={page.update}
          typed={query.typed}
          estimate={estimate}
          onInput={update}
        >
          <div className="mt-6">
            <TextField
              name="organization"
              label={page.organization.label}
              hint={page.organization.hint}
              value={query.organization}
              autoComplete="organization"
              maxLength={longestName}
            />
          </div>
        </HeadcountForm>
        <TextLink link={page.back} className="mt-6" />
      </div>
    </div>
  );
}

import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { PrintButton } from '~/components/Button';
import { ErrorSummary } from '~/components/form/Alert';
import { TextField } from '~/components/form/fields';
import { TextLink } from '~/components/links';
import { PlainList } from '~/components/lists';
import type { EstimateContent, EstimatePage } from '~/content/estimate';
import { organization } from '~/content/organization';
import { fill } from '~/text/fill';
import { longDate } from '~/text/long-date';
import { formatCents, formatCount } from '~/text/numbers';
import { EstimatePanel, EstimateStatus } from './EstimatePanel';
import { type EstimateQuery, largestCount, longestName, readOrganization } from './estimate';
import { HeadcountForm, useEstimate } from './HeadcountForm';

/** `today` is YYYY-MM-DD. */
export function SharedEstimate({
  query,
  today,
  page,
  estimator,
  included,
}: {
  query: EstimateQuery;
  today: string;
  page: EstimatePage;
  estimator: EstimateContent;
  included: readonly string[];
}) {
  const { form, calculation, changed, update } = useEstimate(estimator.rates, query.typed);
  const [name, setName] = useState(query.organization);
  const { key } = useLocation();
  const errors = useMemo(() => messages(query, estimator), [query, estimator]);
  const followForm = () => {
    update();
    if (form.current) setName(readOrganization(new FormData(form.current).get('organization')));
  };
  return (
    <div className="wrap two-columns pb-20 print:block print:pb-0">
      <div className="no-print">
        <HeadcountForm
          content={estimator}
          ref={form}
          typed={query.typed}
          errors={errors}
          onInput={followForm}
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
      </div>
      <div>
        {query.wrong.length > 0 && !changed ? (
          <ErrorSummary key={key} title={estimator.errors.title} errors={errors} />
        ) : (
          <div className="card p-6 sm:p-8 print:border-0 print:p-0!">
            <p className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
              <span className="hidden w-full font-display step-2 print:block">
                {page.header.title}
              </span>
              <strong className="min-w-0 font-650 break-words">
                {name ? fill(page.organization.prepared, { name }) : page.organization.anonymous}
              </strong>
              <span className="text-muted">
                {page.board.dated} <time dateTime={today}>{longDate(today)}</time>
              </span>
            </p>
            <EstimatePanel
              content={estimator}
              calculation={calculation}
              organization={name}
              heading="h2"
            >
              <PrintButton>{page.print}</PrintButton>
            </EstimatePanel>
            {calculation?.estimate.outcome === 'priced' && (
              <BoardNotes words={page.board} included={included} />
            )}
          </div>
        )}
        <EstimateStatus content={estimator} calculation={calculation} changed={changed} />
        <TextLink link={page.back} className="no-print mt-6" />
      </div>
      {calculation?.estimate.outcome === 'priced' && (
        // Keeps the sum in view on small screens.
        <p
          aria-hidden="true"
          className="no-print sticky bottom-0 -mx-[min(1.25rem,6.25vw)] flex flex-wrap items-baseline justify-between gap-x-4 border-t border-edge bg-paper px-[min(1.25rem,6.25vw)] py-2 sm:-mx-8 sm:px-8 lg:hidden"
        >
          {estimator.result.perMonth}
          <span className="font-display step-2">{formatCents(calculation.estimate.monthly)}</span>
        </p>
      )}
    </div>
  );
}

function messages(
  { wrong }: EstimateQuery,
  { fields, errors }: EstimateContent,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    wrong.map((name) => [
      name,
      fill(errors.field, { label: fields[name].label, largest: formatCount(largestCount) }),
    ]),
  );
}

function BoardNotes({
  words: { assumptions, included: includedHeading, subsidies, from },
  included,
}: {
  words: EstimatePage['board'];
  included: readonly string[];
}) {
  return (
    <div className="mt-8 grid gap-x-8 gap-y-6 border-t border-line pt-6 step--1 sm:grid-cols-2 print:mt-4 print:gap-y-3 print:pt-3 print:step--1 print:leading-snug">
      <Notes heading={assumptions.heading} items={assumptions.items} />
      <Notes heading={includedHeading} items={included} />
      <section className="sm:col-span-2">
        <h3 className="step-0">{subsidies.heading}</h3>
        <p className="mt-2 measure text-muted">{subsidies.text}</p>
      </section>
      <p className="text-muted sm:col-span-2">
        {from} {organization.name}, {organization.location.text}, {organization.email}.
      </p>
    </div>
  );
}

function Notes({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="step-0">{heading}</h3>
      <PlainList items={items} className="mt-2 grid list-disc gap-1.5 pl-5 text-muted" />
    </section>
  );
}

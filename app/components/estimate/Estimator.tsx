import { useEffect, useMemo, useRef, useState } from 'react';
import type { EstimateContent } from '~/content/estimate.server';
import type { Rates } from '~/content/schemas/prices';
import {
  type Estimate,
  eachField,
  estimatePrice,
  type Headcount,
  readHeadcount,
  type TypedHeadcount,
  typedHeadcount,
} from '~/pricing/estimate';
import { Section, SectionHeading } from '../Section';
import { EstimatePanel, EstimateStatus } from './EstimatePanel';
import { HeadcountForm } from './HeadcountForm';

export function Estimator({
  content,
  ground = 'paper',
}: {
  content: EstimateContent;
  ground?: 'lake' | 'paper';
}) {
  const { rates, heading, text, example } = content;
  const start = useMemo(() => typedHeadcount(example.headcount), [example]);
  const { form, calculation, changed, update } = useEstimate(rates, start);
  return (
    <Section
      ground={ground}
      id="estimate"
      labelledBy="estimate-title"
      className="grid gap-x-8 gap-y-10 lg:grid-cols-12"
    >
      <div className="no-print lg:col-span-5">
        <SectionHeading id="estimate-title" heading={heading} text={text} className="mb-8" />
        <HeadcountForm content={content} ref={form} typed={start} errors={{}} onInput={update} />
      </div>
      <div className="card min-w-0 self-start p-6 lift sm:p-10 lg:col-span-7 lg:ml-6">
        <EstimatePanel
          content={content}
          calculation={calculation}
          example={changed ? undefined : example}
        />
        <EstimateStatus content={content} calculation={calculation} changed={changed} />
      </div>
    </Section>
  );
}

export interface Calculation {
  readonly headcount: Headcount;
  readonly estimate: Estimate;
}

export function useEstimate(rates: Rates, initial: TypedHeadcount) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const update = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    setTyped(eachField((name) => String(data.get(name) ?? '')));
  };
  // Counts what was typed before hydration.
  useEffect(update, []);
  const calculation = useMemo((): Calculation | null => {
    const headcount = readHeadcount(typed);
    return headcount && { headcount, estimate: estimatePrice(headcount, rates) };
  }, [rates, typed]);
  const changed = JSON.stringify(typed) !== JSON.stringify(initial);
  return { form, calculation, changed, update };
}

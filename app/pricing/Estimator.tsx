import { useMemo } from 'react';
import { Section, SectionHeading } from '~/components/Section';
import type { EstimateContent } from '~/content/estimate';
import { EstimatePanel, EstimateStatus } from './EstimatePanel';
import { typedHeadcount } from './estimate';
import { HeadcountForm } from './HeadcountForm';
import { useEstimate } from './useEstimate';

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
      <div className="card min-w-0 self-start p-6 lift sm:p-8 lg:col-span-7 lg:ml-6">
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

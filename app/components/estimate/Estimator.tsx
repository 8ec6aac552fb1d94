import { estimate } from '~/content/estimate';
import { typedHeadcount } from '~/pricing/headcount';
import { Section, SectionHeading } from '../Section';
import { EstimatePanel, EstimateStatus } from './EstimatePanel';
import { HeadcountForm } from './HeadcountForm';
import { useEstimate } from './useEstimate';

const { example } = estimate;
const start = typedHeadcount(example.headcount);

/** The estimator: it starts with the worked example and follows the visitor's own numbers. `ground` is its colour. */
export function Estimator({ ground = 'paper' }: { ground?: 'lake' | 'paper' }) {
  const { form, answer, changed, update } = useEstimate(start);
  return (
    <Section
      ground={ground}
      id="estimate"
      labelledBy="estimate-title"
      className="grid gap-x-8 gap-y-10 lg:grid-cols-12"
    >
      <div className="no-print lg:col-span-5">
        <SectionHeading
          id="estimate-title"
          heading={estimate.heading}
          text={estimate.text}
          className="mb-8"
        />
        <HeadcountForm ref={form} typed={start} errors={{}} onInput={update} />
      </div>
      <div className="card min-w-0 self-start p-6 lift sm:p-10 lg:col-span-7 lg:ml-6">
        <EstimatePanel answer={answer} example={changed ? undefined : example} />
        <EstimateStatus answer={answer} changed={changed} />
      </div>
    </Section>
  );
}

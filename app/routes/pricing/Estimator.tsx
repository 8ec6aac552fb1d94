import { EstimatePanel } from '~/components/estimate/EstimatePanel';
import { EstimateStatus } from '~/components/estimate/EstimateStatus';
import { HeadcountForm } from '~/components/estimate/HeadcountForm';
import { useEstimate } from '~/components/estimate/useEstimate';
import { SectionHeading } from '~/components/Section';
import { estimate } from '~/content/estimate';
import { pricing } from '~/content/pricing';
import { typedHeadcount } from '~/pricing/headcount';

const { example } = pricing;
const start = typedHeadcount({
  full_time: example.fullTime,
  part_time: example.partTime,
  relief: 0,
  volunteers: example.volunteers,
});

/** The estimator on the pricing page: it starts with the worked example and follows the visitor's own numbers. */
export function Estimator() {
  const { form, answer, changed, update } = useEstimate(start);
  return (
    <section id="estimate" aria-labelledby="estimate-title" className="bg-lake-wash">
      <div className="wrap band grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="no-print lg:col-span-5">
          <SectionHeading id="estimate-title" text={estimate.text} className="mb-8">
            {estimate.heading}
          </SectionHeading>
          <HeadcountForm ref={form} typed={start} errors={{}} onInput={update} />
        </div>
        <div className="card min-w-0 self-start p-6 lift sm:p-10 lg:col-span-7 lg:ml-6">
          <EstimatePanel answer={answer} example={changed ? undefined : example} />
          <EstimateStatus answer={answer} changed={changed} />
        </div>
      </div>
    </section>
  );
}

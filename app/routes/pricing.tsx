import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { Estimator } from '~/components/estimate/Estimator';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { estimate } from '~/content/estimate';
import { pricing } from '~/content/pricing';
import { Opening } from './pricing/Opening';
import { Projects } from './pricing/Projects';
import { StaffTable, TierTable } from './pricing/RateTables';
import { Subsidies } from './pricing/Subsidies';

/** Pricing (specification, section 2, Pricing), with the estimator. */
export default function PricingRoute() {
  return (
    <>
      <PageMeta {...pricing.meta} path="/pricing" card="pricing" />
      <PageHeader {...pricing.header} kicker={<Breadcrumbs page="pricing" />}>
        <ButtonLink to="#estimate" size="lg">
          {estimate.button}
        </ButtonLink>
      </PageHeader>
      <Opening />
      <TierTable />
      <StaffTable />
      <Estimator ground="bg-lake-wash" />
      <Subsidies />
      <Projects />
      <ClosingCall {...pricing.closing} />
    </>
  );
}

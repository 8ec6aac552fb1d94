import { estimate as copy } from '~/content/estimate';
import { fill } from '~/content/fill';
import { formatCents, formatCount } from '~/pricing/money';
import type { Answer } from './useEstimate';

/** Says the new totals to assistive technology, once the visitor has changed a number. */
export function EstimateStatus({ answer, changed }: { answer: Answer | null; changed: boolean }) {
  return (
    <p role="status" className="visually-hidden">
      {changed ? summary(answer) : ''}
    </p>
  );
}

function summary(answer: Answer | null): string {
  if (!answer) return copy.errors.pending;
  const { estimate } = answer;
  if (estimate.outcome === 'nobody') return copy.nobody.text;
  if (estimate.outcome === 'larger')
    return fill(copy.larger.text, { largest: formatCount(estimate.largest) });
  const { perMonth, perYear } = copy.result;
  return `${perMonth}: ${formatCents(estimate.monthly)}. ${perYear}: ${formatCents(estimate.yearly)}.`;
}

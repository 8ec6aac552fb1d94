import { estimate as copy } from '~/content/estimate';
import { formatCents } from '~/pricing/money';
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
    return copy.larger.text.replace('{largest}', String(estimate.largest));
  const { perMonth, perYear } = copy.result;
  return `${perMonth}: ${formatCents(estimate.monthly)}. ${perYear}: ${formatCents(estimate.yearly)}.`;
}

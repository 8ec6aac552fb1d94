const whole = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
const count = new Intl.NumberFormat('en-CA');

/** From cents: "$3,950", or "$197.50" where there are cents. */
export function formatCents(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100);
}

export const formatCount = (people: number) => count.format(people);

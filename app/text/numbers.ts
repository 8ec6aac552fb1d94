// Without Intl: its first object takes a slow phone a tenth of a second, on every page.

/** "1,250" of a whole number. */
export const formatCount = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/**
 * From cents, which may have lost precision as 100 times a price: "$3,950", or "$197.50" where there are cents or a figure
 * beside it has some.
 */
export function formatCents(cents: number, withCents = false): string {
  const whole = Math.round(cents);
  const rest = whole % 100;
  const dollars = `$${formatCount((whole - rest) / 100)}`;
  return rest === 0 && !withCents ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}

/** "55%" of 0.55, which times 100 is 55.00000000000001. */
export const formatShare = (share: number) => `${Number((share * 100).toFixed(2))}%`;

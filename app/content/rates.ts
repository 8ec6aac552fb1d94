import type { Rates } from './schemas/pricing.ts';

/** What we charge, in CAD (section 9, Pricing). Tables and estimator read the same numbers. */
export const rates = {
  currency: 'CAD',
  tiers: [
    { min: 1, max: 20, monthlyRate: 395 },
    { min: 21, max: 50, monthlyRate: 345 },
    { min: 51, max: 200, monthlyRate: 295 },
  ],
  staffTypes: [
    {
      id: 'full-time',
      label: 'Full-time',
      definition: 'More than 28 hours per week on average',
      share: 1,
      shareText: '100% of the full-time rate',
    },
    {
      id: 'part-time',
      label: 'Part-time',
      definition: '8 to 28 hours per week on average',
      share: 0.5,
      shareText: '50% of the full-time rate',
    },
    {
      id: 'relief',
      label: 'Relief or casual',
      definition: 'Under 8 hours per week on average',
      share: 0.25,
      shareText: '25% of the full-time rate',
    },
    {
      id: 'volunteer',
      label: 'Volunteers, summer students and interns',
      definition: 'However many there are',
      share: 0,
      shareText: 'Free',
    },
  ],
} satisfies Rates;

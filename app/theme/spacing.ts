/** Pixels. */
const [phone, rem] = [360, 16];

/** Spacing grows with the visitor's text only as far as a phone's width allows. */
export const spacing: Readonly<Record<string, string>> = Object.fromEntries(
  [5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20].map((quarters) => {
    const share = ((quarters / 4) * rem * 100) / phone;
    return [String(quarters), `min(${quarters / 4}rem,${share.toFixed(1)}vw)`];
  }),
);

/** Type sizes in rem at 360 px and at 1280 px, growing evenly between them. */
const steps: Readonly<Record<string, readonly [small: number, large: number]>> = {
  '-1': [0.9375, 0.9375],
  '0': [1.0625, 1.0625],
  '1': [1.25, 1.25],
  '2': [1.4, 1.5],
  '3': [1.65, 2],
  '4': [2.1, 3.25],
  '5': [2.45, 4.1],
};

/** With very large text a heading must still hold a word in a phone's line. */
const widest = [
  { above: 2.5, of: '12.5vw' },
  { above: 1.5, of: '9.8vw' },
  { above: 1.3, of: '9vw' },
  { above: 1.2, of: '8.8vw' },
];

function fluid([small, large]: readonly [number, number]): string {
  const slope = ((large - small) / (80 - 22.5)) * 100;
  const start = small - (slope * 22.5) / 100;
  const size = slope
    ? `clamp(${small}rem,${start.toFixed(2)}rem + ${slope.toFixed(2)}vw,${large}rem)`
    : `${small}rem`;
  const cap = widest.find(({ above }) => large > above);
  return cap ? `min(${cap.of},${size})` : size;
}

/** `--step-0` is running text, `--step-5` the home page's heading. */
export function scaleCss(): string {
  const lines = Object.entries(steps).map(([step, sizes]) => `--step-${step}:${fluid(sizes)}`);
  return `:root{${lines.join(';')}}`;
}

/** Larger spacing does not grow with the visitor's text, which needs the room on a phone. */
export const spacing: Readonly<Record<string, string>> = Object.fromEntries(
  [5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20].map((quarters) => [
    String(quarters),
    `${quarters * 4}px`,
  ]),
);

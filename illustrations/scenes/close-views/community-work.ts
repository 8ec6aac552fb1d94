import type { Layer } from '../../canvas.ts';
import { floor } from '../../layers/round-table.ts';
import { tabletop, windowLight } from '../../layers/tabletop.ts';
import { brush, painting, paintJar } from '../../motifs/paints.ts';
import { crate } from '../../motifs/produce.ts';

/** The day's harvest on its way from gardeners to a kitchen: crates. */
export const harvest: readonly Layer[] = [
  floor(),
  windowLight(0.1, -0.04, 640, 0.16),
  crate(0.2, 0.2, 340, -4, 'tomatoes'),
  crate(0.79, 0.2, 340, 5, 'lettuce'),
  crate(0.15, 0.78, 340, 6, 'squash'),
  crate(0.86, 0.8, 340, -3, 'lettuce'),
  crate(0.5, 0.5, 420, -2, 'carrots'),
];

/** A picture that young people are painting. */
export const paintTable: readonly Layer[] = [
  tabletop(0.07, '#6a7f8b'),
  windowLight(0.03, -0.04, 620, 0.16),
  painting(0.5, 0.48, 700, -3),
  paintJar(0.09, 0.26, 54, '#d2603a'),
  paintJar(0.1, 0.5, 54, '#3a7391'),
  paintJar(0.91, 0.22, 54, '#e0b44c'),
  paintJar(0.92, 0.46, 54, '#2f6a55'),
  brush(0.87, 0.62, 0.8, 18, '#3a7391'),
  brush(0.12, 0.74, 0.8, -14, '#d2603a'),
];

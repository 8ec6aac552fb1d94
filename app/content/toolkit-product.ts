import type { ToolkitFacts } from './schemas/toolkit.ts';

/** The facts of the Policy Forward Toolkit (sections 1 and 9), for pages and structured data. */
export const toolkitProduct = {
  name: 'Policy Forward Toolkit',
  price: 199,
  currency: 'CAD',
  templates: '25+',
  delivery: 'Instant digital download',
} as const satisfies ToolkitFacts;

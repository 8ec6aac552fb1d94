import { type Page, pages } from '../../app/pages.ts';
import type { PageWeight } from './built-page.ts';

const KiB = 1024;

/** The largest sizes of a kind of page, in bytes. `total` is everything before any sign of intent. */
export interface Budget {
  readonly document: number;
  readonly picture: number;
  readonly total: number;
  /** All JavaScript that hydrating it as the first page fetches, gzipped: 105 are React and the router, whole as they come. */
  readonly hydration: number;
}

/** A kind of prerendered page. */
export type Kind = 'home' | 'page' | 'service' | 'article' | 'legal';

/** Home's total is that of the same page written in Astro (docs/performance.md); the others show a picture on phones. */
export const budgets: Readonly<Record<Kind, Budget>> = {
  home: { document: 24 * KiB, picture: 13 * KiB, total: 69 * KiB, hydration: 133 * KiB },
  page: { document: 25 * KiB, picture: 25 * KiB, total: 100 * KiB, hydration: 130 * KiB },
  service: { document: 22 * KiB, picture: 25 * KiB, total: 100 * KiB, hydration: 130 * KiB },
  article: { document: 24 * KiB, picture: 25 * KiB, total: 100 * KiB, hydration: 130 * KiB },
  legal: { document: 25 * KiB, picture: 25 * KiB, total: 100 * KiB, hydration: 0 },
};

/** Limits that hold on every page, in bytes. */
export const limits = {
  /** Everything that a page fetches on a phone, lazy pictures near the first screen and headers included. */
  phone: 100 * KiB,
  /** JavaScript in the document that runs; not gzipped. */
  inlineScript: 2 * KiB,
  /** The typefaces together; `npm run draw` refuses heavier ones too. */
  fonts: 45 * KiB,
  /** Everything that `wrangler deploy` uploads as code, gzipped: supabase-js is a quarter, the pages' texts another. */
  worker: 320 * KiB,
} as const;

/** The kind of page that stands at this path. */
export function kindOf(path: string): Kind {
  if (path === '/') return 'home';
  const listed = pages.find((page: Page) => page.path === path);
  if (!listed) return 'article';
  if (listed.module === 'service') return 'service';
  return listed.module === 'legal' ? 'legal' : 'page';
}

/** Each way in which a page is over its budget: the file, its size and the limit. */
export function overBudget(page: PageWeight): string[] {
  const budget = budgets[kindOf(page.path)];
  const pictures = [...page.files].filter(([address]) => address.startsWith('/images/'));
  const fonts = [...page.files].filter(([address]) => address.startsWith('/fonts/'));
  const fontBytes = fonts.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [
    ...excess(`document of ${page.path}`, page.document, budget.document),
    ...excess(`inlined scripts of ${page.path}`, page.inlineScript, limits.inlineScript),
    ...pictures.flatMap(([address, bytes]) => excess(address, bytes, budget.picture)),
    ...excess('the typefaces', fontBytes, limits.fonts),
    ...page.externalScripts.map((address) => `${page.path} fetches ${address} before any intent`),
    ...excess(`everything on ${page.path} (${heaviest(page)})`, page.total, budget.total),
  ];
}

/** What a page is made of, the heaviest first. */
function heaviest(page: PageWeight): string {
  const parts: [string, number][] = [['document', page.document], ...page.files];
  return parts
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([name, bytes]) => `${name} ${inKiB(bytes)}`)
    .join(', ');
}

const inKiB = (size: number) => (size / KiB).toFixed(1);

/** What is over its limit, and what to do about it. */
export function excess(name: string, bytes: number, limit: number): string[] {
  if (bytes <= limit) return [];
  return [
    `${name}: ${inKiB(bytes)} KiB, at most ${inKiB(limit)}. Make it lighter (npm run bench -- sizes says what it is made of), or raise the limit in tests/bench/budgets.ts and say why`,
  ];
}

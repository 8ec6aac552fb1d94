/** The few class names that stand for a combination used across components (docs/design-guide.md). */
export const shortcuts = {
  /** The page's column: 1200 px with generous edges, which leave room for words where somebody has set a very large text. */
  wrap: 'w-full max-w-300 mx-auto px-[min(1.25rem,6.25vw)] sm:px-8',
  measure: 'max-w-[42rem]',
  'section-space': 'py-14 md:py-22',
  /** The small line above a heading. */
  kicker: 'font-text step--1 font-600 tracking-[0.04em] text-muted',
  card: 'bg-snow border border-line rounded-2xl',
  /** A text link inside running text or alone. */
  link: 'text-evergreen underline hover:text-evergreen-deep hover:decoration-2',
  /** A link of a card whose whole face is its target; the card is `relative`. */
  'stretched-link': "after:absolute after:inset-0 after:content-['']",
  /** An arrow that leans forward when the pointer is on its group. */
  nudge: '[transition:translate_150ms] group-hover:[translate:0.25rem]',
  /** Hidden from sight, present for assistive technology. */
  'visually-hidden': 'absolute w-px h-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]',
} as const;

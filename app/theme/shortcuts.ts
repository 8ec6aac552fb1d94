export const shortcuts = {
  wrap: 'w-full max-w-344 mx-auto px-[min(1.25rem,6.25vw)] sm:px-8',
  /** The second column begins where the second of three cards does. */
  'two-columns': 'grid gap-8 lg:grid-cols-[calc((100%-4rem)/3)_minmax(0,1fr)]',
  measure: 'max-w-[42rem]',
  'section-space': 'py-10 md:py-14',
  card: 'bg-snow border border-line rounded-xl',
  'text-box':
    'min-h-12 min-w-0 rounded-xl border border-edge bg-snow px-4 hover:border-ink aria-[invalid=true]:border-2 aria-[invalid=true]:border-error',
  link: 'text-evergreen underline hover:text-evergreen-deep hover:decoration-2 aria-disabled:text-muted aria-disabled:no-underline',
  'footer-link': 'inline-block py-1 no-underline hover:text-evergreen hover:underline',
  pressable:
    'inline-flex flex-wrap items-center justify-center gap-2 rounded-full py-1.5 font-600 no-underline leading-tight text-center transition-colors disabled:opacity-70 disabled:cursor-default aria-disabled:opacity-70',
  /** The card is `relative`; its whole face is the target. */
  'stretched-link': "min-w-0 after:absolute after:inset-0 after:content-['']",
  nudge: '[transition:translate_150ms] group-hover:[translate:0.25rem]',
  'visually-hidden': 'absolute w-px h-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]',
} as const;

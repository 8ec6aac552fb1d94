export const shortcuts = {
  wrap: 'w-full max-w-344 mx-auto px-[min(1.25rem,6.25vw)] sm:px-8',
  /** The second column begins where the second of three cards does. */
  'two-columns': 'grid gap-6 md:gap-8 lg:grid-cols-[calc((100%-4rem)/3)_minmax(0,1fr)]',
  measure: 'max-w-[--measure]',
  'section-space': 'py-8 md:py-14',
  card: 'bg-snow border border-line rounded-xl',
  'card-link': '@hover:border-ink',
  'text-box':
    'min-h-12 min-w-0 rounded-xl border border-edge bg-snow px-4 @hover:border-ink aria-[invalid=true]:border-2 aria-[invalid=true]:border-error',
  link: 'text-evergreen underline @hover:text-evergreen-deep @hover:decoration-2 aria-disabled:text-muted aria-disabled:no-underline',
  /** Not in a sentence: as high as a thumb needs on a phone. */
  'lone-link': 'inline-block py-1 max-lg:py-[calc(1.375rem-0.5lh)]',
  'quiet-link': 'lone-link underline-transparent @hover:text-evergreen @hover:underline-current',
  pressable:
    'inline-flex flex-wrap items-center justify-center gap-2 rounded-full py-1.5 font-600 no-underline leading-tight text-center transition-colors disabled:opacity-70 disabled:cursor-default aria-disabled:opacity-70',
  /** The card is `relative`; its whole face is the target. */
  'stretched-link': "min-w-0 after:absolute after:inset-0 after:content-['']",
  /** A heading in place of the summary of what is unfolded. */
  'unfolded-title': 'hidden md:supports-[selector(::details-content)]:block',
  /** A details that is always open where the browser can show it so. */
  unfolded:
    'supports-[selector(::details-content)]:[&>summary]:hidden supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]',
  /** The one loud thing of a page. */
  'display-figure':
    'font-display text-[clamp(4rem,2rem+8cqw,7.5rem)] leading-[0.95] [letter-spacing:-0.02em] [&>span]:leading-normal [&>span]:[letter-spacing:0]',
  'header-row': 'flex min-h-[--bar] items-center gap-[min(0.75rem,3vw)] at-lg:gap-x-1.5',
  'menu-panel': 'max-lg:pb-3 max-lg:pl-3 lg:whitespace-normal',
  'menu-flyout': 'max-lg:border-l-2 max-lg:pl-[0.9rem]',
  'menu-item': 'relative max-lg:border-b lg:flex lg:min-h-[--bar] lg:items-center',
  'menu-arrow':
    'grid place-items-center max-lg:absolute max-lg:right-0 max-lg:top-0 max-lg:size-13 lg:h-11 lg:w-6',
  'sheet-head':
    'mb-6 flex max-w-none flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b-2 border-ink pb-3 has-[~.sheet-stamp]:pr-[max(0rem,4.9*var(--stamp)-var(--margin))] print:pr-0! step--1 leading-[1.4] text-muted',
  'sheet-foot': 'mt-auto flex max-w-none items-center gap-8 pt-5 step--1 leading-[1.4] text-muted',
  'sheet-stamp':
    'absolute right-0 top-0 size-[8em] text-[length:var(--stamp)] bg-lake [color:var(--sheet)] [clip-path:polygon(26%_0,54%_0,100%_46%,100%_74%)] print:hidden',
  hero: 'bg-[linear-gradient(var(--sky-home)_34rem,var(--paper)_0)] [--hero:min(max(43rem,33vw),100svh_-_8rem)] lg:grid lg:grid-rows-[var(--hero)_auto] lg:bg-none lg:[&>*]:[grid-area:1/1]',
  'hero-front':
    'relative -mt-7 lg:pointer-events-none lg:-mb-10 lg:grid lg:grid-cols-[7fr_5fr] lg:self-end',
  /** The header has a red one in wide windows. */
  'hero-book': 'border-ink! max-sm:bg-cedar! max-sm:text-on-cedar! max-sm:border-transparent!',
  'hero-note': 'ml-4 border-l-2 border-lake pl-4 pt-6 step--1 leading-[1.5]',
  'hero-picture':
    'w-full bg-[var(--sky-home)] lg:w-[108%] lg:max-w-none lg:h-full lg:object-cover lg:[object-position:0_calc(max(28.5rem,var(--hero)*0.82)_-_46.1vw)]',
  'sheet-picture': 'rounded bg-[var(--sheet)] [box-shadow:var(--near)]',
  'sheet-row':
    '-ml-1 mr-[calc(50%-50cqw)] flex gap-6 overflow-x-auto pl-1 pr-5 pb-6 pt-2 [scroll-padding-inline:0.25rem] [scroll-snap-type:x_proximity]',
  /** The padding shows the edge of what ends a slide. */
  'carousel-track':
    '-mx-1 pb-1 flex overflow-x-auto overscroll-x-contain scroll-smooth [scroll-snap-type:x_mandatory] [scrollbar-width:none]',
  /** The padding keeps a neighbour's first letters out of sight where widths are fractions of pixels. */
  'carousel-slide': 'flex-[0_0_100%] snap-start snap-always scroll-mt-40 px-1',
  'carousel-dot':
    "before:box-border before:size-[0.75rem] before:rounded-full before:border-2 before:border-solid before:border-current before:content-[''] aria-[current=true]:before:bg-current",
  'visually-hidden': 'absolute w-px h-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]',
} as const;

/** The address of a link that the owner has given none yet. */
export const placeholder = '#';

export const isPlaceholder = (href: string) => href === placeholder;

/** What such a link says to everybody. */
export const notAvailableYet = 'not available yet';

/** What a link to another site says to assistive technology. */
export const newTab = '(opens in a new tab)';

/** A link's words that say nothing to whoever hears them alone. */
export const isVague = (words: string) =>
  /^(here|described here|this|link|guide|checklist|more|read more|learn more|details|)$/i.test(
    words.trim(),
  );

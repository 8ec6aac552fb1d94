/** The address of a link that the owner has given none yet. */
export const placeholder = '#';

export const isPlaceholder = (href: string) => href === placeholder;

/** What such a link says to everybody. */
export const notAvailableYet = 'not available yet';

/** What a link to another site says to assistive technology. */
export const newTab = '(opens in a new tab)';

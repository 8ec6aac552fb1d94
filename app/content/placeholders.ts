/** The address of a link that the owner has given none yet. */
export const placeholder = '#';

/** What such a link says to everybody. */
export const notAvailableYet = 'not available yet';

export const isPlaceholder = (href: string) => href === placeholder;

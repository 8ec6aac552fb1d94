/** The address of a link that the owner has given none yet. */
export const placeholder = '#';

/** What such a link says to everybody. */
export const notAvailableYet = 'not available yet';

/** True for a link that leads nowhere yet. */
export const isPlaceholder = (href: string) => href === placeholder;

/** True for the front page of a network, where a person's own page is still to come. */
export const isFrontPage = (href: string) => new URL(href).pathname === '/';

/** What every link says that the owner has given no address yet: its `href` is "#" (specification, section 2). */
export const notAvailableYet = 'not available yet';

/** True for the address of a link that leads nowhere yet. */
export const isPlaceholder = (href: string) => href === '#';

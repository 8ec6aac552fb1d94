/**
 * The address of the page behind a link, or undefined when the browser itself should follow it: another site, a file,
 * an anchor, a mailto, a new tab. `target` is an event's or an observer's: the link or something inside it.
 */
export function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href && isPage(href) && !link?.target && !link?.download ? href : undefined;
}

/** Whether an address is a page of this site: a path whose last part has no ending. */
export function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && !path.startsWith('//') && !/\.\w+$/.test(path);
}

/**
 * The canonical address of a path of this site ('/about'). Where the build was given no SITE_URL it stays a path: a file is
 * served from every origin.
 */
export const canonical = (path: string): string => import.meta.env.SITE_URL + path;

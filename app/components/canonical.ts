/** The canonical address of a path; the path alone where the build was given no SITE_URL. */
export const canonical = (path: string): string => import.meta.env.SITE_URL + path;

/** The path alone when the build has no SITE_URL. */
export const canonical = (path: string): string => import.meta.env.SITE_URL + path;

declare module 'virtual:stylesheet' {
  /** '' in development. */
  export const stylesheet: string;
}

declare module 'virtual:uno.css';

interface ImportMetaEnv {
  /** '' when none is configured. */
  readonly SITE_URL: string;
  /** The addresses of the typefaces' files. */
  readonly FONTS: readonly string[];
}

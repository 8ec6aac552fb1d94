declare module 'virtual:stylesheets' {
  /** By address; none in development. */
  export const stylesheets: Readonly<Record<string, string>>;
}

declare module 'virtual:uno.css';

/** Chromium's only, and not in TypeScript's library: https://wicg.github.io/savedata/. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

interface ImportMetaEnv {
  /** '' when none is configured. */
  readonly SITE_URL: string;
  /** A short hash of what the build was made from. */
  readonly BUILD: string;
  /** The address of the file with all icons. */
  readonly ICONS: string;
}

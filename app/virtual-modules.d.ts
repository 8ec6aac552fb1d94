declare module 'virtual:inline-stylesheet' {
  /** The whole stylesheet in the server's build; '' in the browser's. */
  const text: string;
  export default text;
}

declare module 'virtual:boot-script' {
  /** app/layout/arrive.js minified in the server's build; '' in the browser's. */
  export const arrive: string;
  /** app/takeover/boot.js in the same way. */
  export const boot: string;
}

declare module 'virtual:uno.css';

declare module '*.md' {
  import type { Heading } from '../scripts/build/compile-markdown.ts';
  export const html: string;
  export const contents: readonly Heading[];
  export const frontmatter: Readonly<Record<string, unknown>> & { readonly slug: string };
}

interface ImportMetaEnv {
  /** The canonical origin at build; '' when none is configured. */
  readonly SITE_URL: string;
  /** True while the build prerenders: what is made then is served from any origin. */
  readonly PRERENDERING: boolean;
}

declare module 'virtual:stylesheet' {
  /** '' in development. */
  export const stylesheet: string;
}

declare module 'virtual:uno.css';

declare module '*.md' {
  import type { Heading } from './content/markdown.ts';
  export const html: string;
  export const contents: readonly Heading[];
  export const frontmatter: Readonly<Record<string, unknown>> & { readonly slug: string };
}

interface ImportMetaEnv {
  /** '' when none is configured. */
  readonly SITE_URL: string;
}

/** A section of a page, by its heading: its anchor and its text. */
export type Heading = { readonly id: string; readonly text: string };

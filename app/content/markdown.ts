export type Heading = { readonly id: string; readonly text: string };

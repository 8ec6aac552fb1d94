/** Types for the part of subset-font (which ships none) that the scripts here use. */
declare module 'subset-font' {
  /** Options of harfbuzz' subsetter; every feature not in `keepFeatures` is dropped. */
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    dropTables?: string[];
  }
  /** Resolves to the font reduced to the characters of `text`; rejects on a damaged font. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}

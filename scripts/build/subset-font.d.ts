/** Types for the part of subset-font (which ships none) that the scripts here use. */
declare module 'subset-font' {
  /** Features that `keepFeatures` does not name are dropped. */
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
  }
  /** The font, reduced to the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}

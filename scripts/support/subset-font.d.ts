declare module 'subset-font' {
  export type SubsetFontOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Axes of a variable font, each pinned to a value or limited to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>
}

// The package has no types; these are the options used here.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepFeatures?: string[]
    noHinting?: boolean
    dropTables?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

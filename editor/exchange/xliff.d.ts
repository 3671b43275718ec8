// The package has no types of its own.
declare module 'xliff/js2xliff' {
  interface XliffUnit {
    source: string
    target: string
    note?: string | string[]
    additionalAttributes?: { name?: string }
  }
  export interface XliffDocument {
    resources: Record<string, Record<string, XliffUnit>>
    sourceLanguage: string
    targetLanguage: string
  }
  export default function js2xliff(document: XliffDocument): Promise<string>
}
declare module 'xliff/xliff2js' {
  export default function xliff2js(xliff: string): Promise<import('xliff/js2xliff').XliffDocument>
}

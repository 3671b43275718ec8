/** What editor/xliff.ts uses of it. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(source: Buffer, options: { contentType: string })
    readonly window: { document: Document }
  }
}

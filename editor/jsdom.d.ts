/** The part of jsdom that editor/xliff.ts uses: the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(source: Buffer, options: { contentType: string })
    readonly window: { document: Document }
  }
}

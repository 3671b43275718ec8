// The package has no types of its own.
declare module 'xliff/js2xliff' {
  export default function js2xliff(document: import('./exchange-files.ts').XliffDocument): Promise<string>
}
declare module 'xliff/xliff2js' {
  export default function xliff2js(xliff: string): Promise<import('./exchange-files.ts').XliffDocument>
}

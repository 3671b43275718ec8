import { existsSync, readFileSync } from 'node:fs'

/** What a build has written, so that the next one need only write what differs. */
export interface BuildRecord {
  /** Of what each file was made, by its path: two that were made of the same are the same. */
  files: Record<string, string>
  /** The files of the pages, each the HTML and the data: first those that stand first in a list, as the newest article does. */
  pages: string[]
  /** The texts that were found to have no fault, by their digests. */
  faultless: string[]
  /** The hashes of the style sheets in the documents, as a Content-Security-Policy names them. */
  styles: string[]
}

/** With the code that writes the pages: whatever replaces that removes the record, and all is written anew. */
export const recordFile = 'dist/server/build-record.json'

/** @returns undefined before the first build with this code, and after one that was interrupted. */
export function readBuildRecord(file = recordFile): BuildRecord | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

import { scopePath } from '../../content/sample-scope/scope-text.ts'
import { localeIds } from '../../locales/locales.ts'
import { writeClientFile } from '../build/write-client-file.ts'
import { drawPdf } from './draw-pdf.ts'

/** Writes the documents that visitors download: the sample scope in each language. */
export async function writePdfs(): Promise<void> {
  for (const path of localeIds.map(scopePath)) writeClientFile(path, (await drawPdf(path)) ?? '')
}

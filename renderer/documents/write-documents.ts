import { scopePath } from '../../content/sample-scope/scope-text'
import { localeIds } from '../../locales/locales'
import { writeClientFile } from '../write-client-file'
import { drawDocument } from './draw-document'

/** Writes the documents that visitors download: the sample scope in each language. */
export async function writeDocuments(): Promise<void> {
  for (const path of localeIds.map(scopePath)) writeClientFile(path, (await drawDocument(path)) ?? '')
}

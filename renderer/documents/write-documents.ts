import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scopePath, scopeText } from '../../content/sample-scope/scope-text'
import { localeIds } from '../../locales/locales'
import type { BuiltFiles } from '../prerender/built-files'
import { drawDocument } from './draw-document'

/** Writes the documents that visitors download: the sample scope in each language. */
export async function writeDocuments(built: BuiltFiles, folder: string): Promise<void> {
  for (const locale of localeIds) {
    const path = scopePath(locale)
    const madeOf = hash('sha256', JSON.stringify(scopeText(locale)))
    if (built.keep([path], madeOf)) continue
    built.replace([path], madeOf)
    const file = await drawDocument(path)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), file ?? '')
  }
}

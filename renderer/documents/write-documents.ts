import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mostKilobytes } from '../../content/sample-scope/sample-scope'
import { scopePath, scopeText } from '../../content/sample-scope/scope-text'
import { localeIds } from '../../locales/locales'
import type { BuiltFiles } from '../prerender/built-files'

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

/**
 * The document at an address, if there is one.
 * @throws where it is larger than its page says
 */
export async function drawDocument(path: string): Promise<Buffer | undefined> {
  const locale = localeIds.find((id) => scopePath(id) === path)
  if (!locale) return undefined
  // Loaded when needed: most builds draw nothing.
  const { drawScope } = await import('./draw-scope')
  const file = await drawScope(scopeText(locale), locale)
  if (file.length > mostKilobytes * 1000)
    throw new Error(`${path} has ${file.length} bytes: correct mostKilobytes in content/sample-scope/sample-scope.ts.`)
  return file
}

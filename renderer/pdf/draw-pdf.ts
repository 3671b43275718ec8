import { mostKilobytes } from '../../content/sample-scope/sample-scope.ts'
import { scopePath, scopeText } from '../../content/sample-scope/scope-text.ts'
import { localeIds } from '../../locales/locales.ts'

/**
 * Draws the PDF at an address, if there is one.
 * @throws if it is larger than its page states
 */
export async function drawPdf(path: string): Promise<Buffer | undefined> {
  const locale = localeIds.find((id) => scopePath(id) === path)
  if (!locale) return undefined
  // Imported lazily, because most builds draw nothing.
  const { drawScope } = await import('./draw-scope.ts')
  const file = await drawScope(scopeText(locale), locale)
  if (file.length > mostKilobytes * 1000)
    throw new Error(`${path} has ${file.length} bytes: correct mostKilobytes in content/sample-scope/sample-scope.ts.`)
  return file
}

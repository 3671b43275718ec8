import { mostKilobytes } from '../../content/sample-scope/sample-scope'
import { scopePath, scopeText } from '../../content/sample-scope/scope-text'
import { localeIds } from '../../locales/locales'

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

import { globSync, readFileSync } from 'node:fs'
import { defaultLocale } from '../../locales/locales.ts'
import { readCatalogues } from './catalogues.ts'
import { stringLiterals } from './used-messages.ts'

const sources = '{components,content,locales,measurement,pages,renderer,requests}/**/*.{ts,tsx}'

/** Messages that no code names, and keys that code names and no message has. */
export function compareWithCode(keys: ReadonlySet<string>, code: Map<string, string>): string[] {
  const topics = new Set([...keys].map((key) => key.split('.')[0]))
  const named = new Set<string>()
  const faults: string[] = []
  for (const [file, source] of code) {
    for (const text of stringLiterals(source)) {
      named.add(text)
      const isKeyLike = topics.has(text.split('.')[0]) && text.split('.').length > 2
      if (isKeyLike && !keys.has(text)) faults.push(`${file}: there is no message "${text}". Add it to locales/.`)
    }
  }
  for (const key of keys)
    if (!named.has(key)) faults.push(`locales/: no code uses "${key}". Remove it from all languages.`)
  return faults
}

if (import.meta.main) {
  const files = globSync(sources).filter((file) => !file.includes('.test.'))
  const keys = new Set(readCatalogues()[defaultLocale].keys())
  const faults = compareWithCode(keys, new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
  for (const fault of faults) console.error(fault)
  console.log(`${keys.size} messages in each language, ${faults.length} fault(s).`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

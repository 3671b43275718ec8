import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { didYouMean } from '../../content/checks/did-you-mean.ts'
import { placeholderNames } from '../../content/text/placeholders.ts'
import { defaultLocale, localeIds } from '../../locales/locales.ts'
import { checkCatalogs, valuesIn } from '../../renderer/messages/catalogs.ts'

const sources = '{components,content,forms,locales,pages,renderer,server}/**/*.{ts,tsx}'

/** Finds messages that no code uses, and keys in code without a message. */
export function compareWithCode(keys: ReadonlySet<string>, code: Map<string, string>): string[] {
  const topics = new Set([...keys].map((key) => key.split('.')[0]))
  const named = new Set<string>()
  const errors: string[] = []
  for (const [file, source] of code) {
    for (const text of keysIn(source)) {
      named.add(text)
      const isKeyLike = topics.has(text.split('.')[0]) && /^\w+(\.\w+){2,}$/.test(text)
      if (isKeyLike && !keys.has(text))
        errors.push(`${file}: there is no message "${text}". Add it to locales/${didYouMean(text, keys)}`)
    }
  }
  for (const key of keys)
    if (!named.has(key)) errors.push(`locales/: no code uses "${key}". Remove it from all languages.`)
  return errors
}

/** The string literals of a module that look like message keys. */
function keysIn(source: string): string[] {
  return [...withoutComments(source).matchAll(/(['"`])(\w+(?:\.\w+)+)\1/g)].map(([, , text = '']) => text)
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** Finds placeholders that no file using the message gives a value to. */
export function valueErrors(values: Map<string, string[]>, code: Map<string, string>): string[] {
  const modules = [...code.values()].map((source) => ({ source: withoutComments(source), strings: keysIn(source) }))
  return [...values].flatMap(([key, names]) => {
    const users = modules.filter(({ strings }) => strings.includes(key)).map(({ source }) => source)
    const unknown = names.filter((name) => !users.some((source) => new RegExp(`\\b${name}\\b`).test(source)))
    return unknown.map(
      (name) =>
        `locales/${defaultLocale}/${key.split('.')[0]}.json: "${key}" has the placeholder {${name}}, which neither its code nor content/text/placeholders.ts gives a value${didYouMean(name, placeholderNames)}`,
    )
  })
}

/** Finds message files whose keys are missing from the types in locales/message-id.ts. */
export function compareWithTypes(topics: string[], types: string): string[] {
  return topics.flatMap((topic) => {
    const line = `import type ${topic} from './${defaultLocale}/${topic}.json'`
    if (types.includes(line) && new RegExp(`\\btypeof ${topic}\\b`).test(types)) return []
    return [`locales/message-id.ts: ${topic}.json is missing. Add "${line}", and "typeof ${topic}" to the catalog.`]
  })
}

/** Checks the messages themselves and their use in code. */
export function messageErrors(): string[] {
  const { catalogs, errors } = checkCatalogs()
  const files = globSync(sources).filter((file) => !file.includes('.test.'))
  const code = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const catalog = catalogs[defaultLocale]
  const keys = new Set(localeIds.flatMap((locale) => [...catalogs[locale].keys()]))
  const topics = globSync(`locales/${defaultLocale}/*.json`).map((file) => basename(file, '.json'))
  const values = new Map([...catalog].map(([key, ast]) => [key, valuesIn(ast)]))
  return [
    // First, since other languages would only seem to lack the placeholder.
    ...valueErrors(values, code),
    ...errors,
    ...compareWithTypes(topics, readFileSync('locales/message-id.ts', 'utf8')),
    ...compareWithCode(keys, code),
  ]
}

import { globSync, readFileSync } from 'node:fs'
import { defaultLocale } from '../../locales/locales.ts'
import { type Catalog, valuesIn } from '../../renderer/messages/catalogs.ts'

const sources = '{components,content,forms,locales,pages,renderer,server}/**/*.{ts,tsx}'

/** The site's code by file. */
export function codeOfSite(): Map<string, string> {
  return new Map(globSync(sources, { exclude: ['**/*.test.*'] }).map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Messages that no code uses, and placeholders to which none of the code that uses the message gives a value. */
export function messageUseErrors(catalog: Catalog, code: Map<string, string>): string[] {
  const sources = [...code.values()].map((source) => ({ source, patterns: patternsIn(source) }))
  return [...catalog].flatMap(([key, ast]) => {
    const place = `locales/${defaultLocale}.json: "${key}"`
    const users = sources.filter(
      ({ source, patterns }) =>
        source.includes(`'${key}'`) || source.includes(`"${key}"`) || patterns.some((pattern) => pattern.test(key)),
    )
    if (users.length === 0) return [`${place} is used by no code: remove it from all languages`]
    const unknown = valuesIn(ast).filter(
      (name) => !users.some(({ source }) => new RegExp(`\\b${name}\\b`).test(source)),
    )
    return unknown.map((name) => `${place} has the placeholder {${name}}, which nothing gives a value`)
  })
}

/** The keys that code composes, such as `ui.technologies.${group}`. */
function patternsIn(source: string): RegExp[] {
  const composed = [...source.matchAll(/`([\w.]*(?:\$\{\w+\}[\w.]*)+)`/g)].map(([, key = '']) => key)
  return composed
    .filter((key) => /\.[a-z]+\./i.test(key))
    .map((key) => new RegExp(`^${key.replace(/\$\{\w+\}/g, '[\\w.]+')}$`))
}

import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isLocaleId, localeIds } from '../../locales/locales.ts'
import { compileMessages } from './catalogs.ts'

const name = 'virtual:messages'
const loaders = `export default {${localeIds.map((locale) => `'${locale}': () => import('${name}/${locale}')`)}}`
/** Titles and descriptions of pages, and the list of services, which is part of the pages' data: no browser formats them. */
export const ofBuilds = /\.head\.|^services\.(?!answers)\w+\.(title|description|price)$/

/**
 * `virtual:messages` loads the messages of a language, each language as a chunk of its own. Messages are parsed here,
 * so that the parser (half of react-intl's size) does not reach the browser.
 */
export function messages(): Plugin[] {
  let isBuild = false
  return [
    {
      name: 'messages',
      configResolved({ command }) {
        isBuild = command === 'build'
      },
      resolveId: { filter: { id: /^virtual:messages/ }, handler: (id) => `\0${id}` },
      load: {
        filter: { id: /^\0virtual:messages/ },
        handler(id) {
          const [, locale] = id.split('/')
          if (!isLocaleId(locale)) return loaders
          for (const file of globSync(`locales/${locale}/*.json`)) this.addWatchFile(resolve(file))
          const isForBrowser = isBuild && this.environment.name === 'client'
          const all = Object.entries(compileMessages(locale))
          const used = all.filter(([key]) => !(isForBrowser && ofBuilds.test(key)))
          return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(used)))})`
        },
      },
    },
    {
      name: 'without-icu-parser',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      resolveId: {
        filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
        handler(_, importer) {
          return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer)
        },
      },
    },
  ]
}

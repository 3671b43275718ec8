import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isLocaleId, localeIds } from '../../locales/locales.ts'
import { compileMessages } from './catalogs.ts'
import { pageParts, partOfMessage, shared } from './parts.ts'

const name = 'virtual:messages'

function loaders(part: string): string {
  return `{${localeIds.map((locale) => `'${locale}': () => import('${name}/${locale}/${part}')`)}}`
}
/**
 * `virtual:messages` loads the messages of a language that all pages share, `virtual:messages/pages` those of a page's
 * folder, each as a chunk of its own. Messages are parsed here, so that the parser (half of react-intl's size) does not
 * reach the browser.
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
          const [, locale, part = shared] = id.split('/')
          if (!locale) return `export default ${loaders(shared)}`
          if (!isLocaleId(locale)) return `export default {${pageParts().map((page) => `'${page}': ${loaders(page)}`)}}`
          for (const file of globSync(`locales/${locale}/*.json`)) this.addWatchFile(resolve(file))
          const partOf = isBuild && this.environment.name === 'client' ? partOfMessage() : () => shared
          const messages = Object.entries(compileMessages(locale)).filter(([key]) => partOf(key) === part)
          return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
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

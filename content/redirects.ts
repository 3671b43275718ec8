import { type LocaleId, localeIds } from '../locales/locales.ts'
import { define } from './define.ts'
import { redirectsSchema } from './redirects.schema.ts'

/** Old addresses and the new ones to which they redirect. */
export const redirects = define('content/redirects.ts', redirectsSchema, [
  {
    from: '/servicos/ia',
    to: '/servicos/inteligencia-artificial',
  },
  {
    from: '/documents/escopo-de-exemplo.pdf',
    to: '/fabrica-de-software#escopo',
    fileIn: 'pt-br',
  },
  {
    from: '/documents/sample-scope.pdf',
    to: '/fabrica-de-software#escopo',
    fileIn: 'en-us',
  },
  {
    from: '/documents/alcance-de-ejemplo.pdf',
    to: '/fabrica-de-software#escopo',
    fileIn: 'es-es',
  },
])

/** The whole addresses, each with the new one. */
export function redirectRules(): Record<string, string> {
  const rules = redirects.flatMap(({ from, to, fileIn }) => {
    const ofLanguage = (locale: LocaleId) => `/${locale}${to}`
    return fileIn ? [[from, ofLanguage(fileIn)]] : localeIds.map((locale) => [`/${locale}${from}`, ofLanguage(locale)])
  })
  return Object.fromEntries(rules)
}

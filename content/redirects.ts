import { z } from 'zod'
import { type LocaleId, localeIds, withoutLocale } from '../locales/locales.ts'
import { define } from './define.ts'
import { unique } from './schema/fields.ts'

const path = (ending: string) =>
  z
    .string()
    .regex(new RegExp(`^(/[a-z0-9]+(-[a-z0-9]+)*)+(${ending})?$`), 'is not a path such as /noticias/um-artigo')
    .refine((path) => withoutLocale(path) === path, {
      error: ({ input }) => `begins with a language: write ${withoutLocale(String(input))}, which moves in all of them`,
    })

const entry = z.strictObject({
  /** The old and the new address are without the language: both moved in every language. */
  from: path('\\.[a-z]+'),
  to: path('#[a-z-]+'),
  /** For the old address of a file, which exists in one language only. */
  fileIn: z.enum(localeIds).optional(),
})
export type Redirect = z.infer<typeof entry>

export const redirectsSchema = z
  .array(entry)
  .superRefine(unique('from', ({ from }: Redirect) => from))
  .superRefine((entries, context) => {
    const left = new Set(entries.map(({ from }) => from))
    entries.forEach(({ to }, index) => {
      if (left.has(to))
        context.addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: `is "${to}", which has moved as well: write the final address`,
        })
    })
  })

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

/** Every old address with its language, and the new one. */
export function redirectRules(): Record<string, string> {
  const rules = redirects.flatMap(({ from, to, fileIn }) => {
    const ofLanguage = (locale: LocaleId) => `/${locale}${to}`
    return fileIn ? [[from, ofLanguage(fileIn)]] : localeIds.map((locale) => [`/${locale}${from}`, ofLanguage(locale)])
  })
  return Object.fromEntries(rules)
}

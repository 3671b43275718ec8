import { existsSync, readFileSync } from 'node:fs'
import { didYouMean } from '../../content/checks/did-you-mean.ts'
import { redirects } from '../../content/redirects.ts'
import { defaultLocale, localeIds, localeOfPath } from '../../locales/locales.ts'
import { allAddresses } from '../../pages/addresses.ts'
import type { Text } from '../texts.ts'
import type { Diagnostic } from './typing.ts'

const link = /\]\((\/[^)\s#?]*)/g

/** Finds links in long texts to missing pages, or to pages in another language. */
export function linkErrors(texts: Text[], known = addresses()): Diagnostic[] {
  return texts.flatMap((text) =>
    [...(text.kind === 'long' ? text.words.matchAll(link) : [])].flatMap(([, path = '']): Diagnostic[] => {
      if (existsSync(`public${path}`) && path !== '/') return []
      const own = path.startsWith(`/${text.locale}`) ? path : `/${text.locale}${path}`
      if (!known.has(path))
        return [
          {
            text,
            words: `has a link to "${path}", but there is no such page${known.has(own) ? `; did you mean "${own}"?` : didYouMean(own, known)}`,
          },
        ]
      const locale = localeOfPath(path)
      const isOther = localeIds.some((id) => path.startsWith(`/${id}`)) && locale !== text.locale
      return isOther
        ? [
            {
              text,
              words: `has a link to "${path}", a page in another language${known.has(path.replace(locale, text.locale)) ? `: write "${path.replace(locale, text.locale)}"` : ''}`,
              isWarning: true,
            },
          ]
        : []
    }),
  )
}

/** Finds redirects to missing pages, and redirects from existing ones. */
export function redirectErrors(known = addresses(), entries = redirects): string[] {
  const file = 'content/redirects.ts'
  const source = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const paths = new Set([...known].map((path) => path.replace(`/${defaultLocale}/`, '/')))
  const lineOf = (field: string, path: string) => source.findIndex((line) => line.includes(`${field}: '${path}'`)) + 1
  return entries.flatMap(({ from, to }) => [
    ...(paths.has(to)
      ? []
      : [
          `${file}, line ${lineOf('to', to)}: field "to" is "${to}", but there is no such page${didYouMean(to, paths)}`,
        ]),
    ...(paths.has(from)
      ? [
          `${file}, line ${lineOf('from', from)}: field "from" is "${from}", which is an existing page: nobody could reach it`,
        ]
      : []),
  ])
}

let found: Set<string> | undefined

/** The paths of all pages, including drafts. */
function addresses(): Set<string> {
  found ??= new Set(allAddresses().map(({ pathname }) => pathname))
  return found
}

import { expect, test } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { text } from '../messages.ts'
import { addresses, contentOf, documentOf, links, mainOf, words } from './built-site.ts'
import { at } from './site-path.ts'

/** Data that a page does not display as is: names, dates, pictures, metadata, texts of scripts. */
const notShown = new Set([
  'attributes',
  'bio',
  'date',
  'excerpt',
  'holidays',
  'id',
  'kind',
  'page',
  'scope',
  'slug',
  'updated',
])
const isShown = (key: string) => !notShown.has(key) && !/^head|Label$/.test(key)

/** Shorter strings may be identifiers that only the code reads. */
const shortest = 25

test.each(addresses.filter((address) => !address.endsWith('/404')))('%s shows all of its content', (address) => {
  const html = String(mainOf(address))
  const said = words(mainOf(address)).replace(/\s/g, '')
  const missing = textsIn(contentOf(address)).filter(
    (text) => !said.includes(text.replace(/\s/g, '')) && !html.includes(text),
  )
  expect(missing).toEqual([])
})

test.each(addresses)('%s has its text in the HTML, without unfilled placeholders', (address) => {
  expect(words(mainOf(address)).length).toBeGreaterThan(60)
  expect(documentOf(address).querySelector('body')?.structuredText).not.toMatch(/\bundefined\b|\[object/)
})

test.each(localeIds)('the 404 page links to the home, the services and the contact page, in %s', (locale) => {
  expect(links(mainOf(`/${locale}/404`))).toEqual([
    { name: text(locale, 'error.notFound.home'), href: `/${locale}` },
    { name: text(locale, 'error.notFound.services'), href: `/${locale}#servicos` },
    { name: text(locale, 'error.notFound.contact'), href: at(`/${locale}/contato`) },
  ])
})

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.length >= shortest ? [content.trim()] : []
  if (Array.isArray(content)) return content.flatMap(textsIn)
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => (isShown(key) ? textsIn(value) : []))
}

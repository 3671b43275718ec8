import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeIds, locales } from '../../locales/locales.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { serve } from '../mail/serve.ts'
import { text } from '../messages.ts'
import { links, mainOf, one, words } from './built-site.ts'
import { at } from './site-path.ts'

// tests/hosts/ asks all servers how addresses may be written and which are rejected.

let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  site = await serve(createListener('dist'))
})

afterAll(() => site.stop())

test.each([
  ['/nao-existe', 'pt-br'],
  ['/contato', 'pt-br'],
  ['/fr-fr/contato', 'pt-br'],
  ['/contato-ninguem', 'pt-br'],
  ['/pt-br/ia-noticia/nao-existe', 'pt-br'],
  ['/en-us/ia-noticia', 'en-us'],
  ['/en-us/servicos', 'en-us'],
  ['/EN-US/nowhere', 'en-us'],
  ['/en-us/%E0%A4%A', 'en-us'],
  ['/es-es/servicos/iot', 'es-es'],
  ['/es-es/noticias/nao-existe/', 'es-es'],
  ['/es-es/contato-ninguem', 'es-es'],
] as const)('%s is answered with 404, in %s', async (path, locale) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  const document = parse(await response.text())
  expect(response.status).toBe(404)
  expect(one(document, 'html').getAttribute('lang')).toBe(locales[locale].tag)
  expect(words(one(document, 'h1'))).toBe(text(locale, 'error.notFound.title'))
})

test.each(localeIds)('the 404 page links to the home, the services and the contact page, in %s', (locale) => {
  expect(links(mainOf(`/${locale}/404`))).toEqual([
    { name: text(locale, 'error.notFound.home'), href: `/${locale}` },
    { name: text(locale, 'error.notFound.services'), href: `/${locale}#servicos` },
    { name: text(locale, 'error.notFound.contact'), href: at(`/${locale}/contato`) },
  ])
})

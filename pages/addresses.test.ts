import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { loadAllMessages } from '../locales/intl.ts'
import { localeIds } from '../locales/locales.ts'
import { emptyPageData } from '../tests/empty-page-data.ts'
import { addressAt, allAddresses, languageAddresses } from './addresses.ts'
import { createSiteRouter } from './router.ts'

test('the addresses of the site are those of every route', async () => {
  await loadAllMessages('pt-br')
  const first = { page: emptyPageData('pt-br'), content: {} }
  const { routesByPath } = createSiteRouter(createMemoryHistory(), { first }, { isServer: true })
  expect(new Set(allAddresses().map(({ path }) => path))).toEqual(new Set(Object.keys(routesByPath)))
})

test('a page in one language leads to the home page of each', () => {
  expect(Object.values(languageAddresses(addressAt('/ia-noticia')))).toEqual(localeIds.map((locale) => `/${locale}`))
})

import { expect, test } from 'vitest'
import { localeIds } from '../../locales/locales'
import { faultsOf } from '../check-content'
import { plainText } from '../rich-text'
import { makeUpNews } from './make-up-news'
import { news } from './news'
import { newsSchema } from './news.schema'

const madeUp = makeUpNews(30)
const texts = madeUp.map(({ content }) => localeIds.map((locale) => plainText(content[locale]())))

test('made-up articles pass the checks of written ones', () => {
  expect(faultsOf('content/news', newsSchema, madeUp)).toEqual([])
})

test('they are older than the written ones, the newest first', () => {
  const dates = [...news, ...madeUp].map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('they are the same each time', () => {
  const again = makeUpNews(30)
  expect(again.map(({ title, desc }) => ({ title, desc }))).toEqual(madeUp.map(({ title, desc }) => ({ title, desc })))
  expect(again.map(({ content }) => localeIds.map((locale) => plainText(content[locale]())))).toEqual(texts)
})

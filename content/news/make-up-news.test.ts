import { expect, test } from 'vitest'
import { localeIds } from '../../locales/locales'
import { faultsOf } from '../check-content'
import { names } from '../names'
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

test('each has 600 words in each language, which no other one has', () => {
  for (const text of texts.flat()) expect(text.split(/\s+/)).toHaveLength(600)
  expect(new Set(texts.flat()).size).toBe(30 * localeIds.length)
})

test('they name nobody', () => {
  for (const text of texts.flat()) for (const name of Object.values(names)) expect(text).not.toContain(name)
})

test('they are the same each time', () => {
  const again = makeUpNews(30)
  expect(again.map(({ title, desc }) => ({ title, desc }))).toEqual(madeUp.map(({ title, desc }) => ({ title, desc })))
  expect(again.map(({ content }) => localeIds.map((locale) => plainText(content[locale]())))).toEqual(texts)
})

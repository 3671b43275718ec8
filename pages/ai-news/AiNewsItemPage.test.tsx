import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news.ts'
import { renderIn } from '../../tests/render-in.tsx'
import { AiNewsItemPage } from './AiNewsItemPage.tsx'

const [item] = aiNewsDemo.items
if (!item) throw new Error('The demonstration is empty.')
const { page } = aiNewsDemo

test.each([
  [['Agenda'], 1],
  [[], 0],
  [undefined, 0],
])('an item with the tags %j shows %i tag lists', (tags, lists) => {
  renderIn('pt-br', <AiNewsItemPage content={{ page, item: { ...item, relevance: item.grauDeRisco, tags } }} />)
  expect(screen.getByRole('heading', { name: page.summaryLabel })).toBeTruthy()
  expect(screen.queryAllByRole('heading', { name: page.tagsLabel })).toHaveLength(lists)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news.ts'
import { buildPage } from '../../renderer/prerender/build-page.ts'
import { renderPage } from '../../renderer/prerender/render-page.tsx'

const [item] = aiNewsDemo.items
if (!item) throw new Error('The demonstration is empty.')
const { page: words } = aiNewsDemo
const { page } = await buildPage(`/pt-br/ia-noticia/${item.slug}`)

test.each([
  [['Agenda'], 1],
  [[], 0],
  [undefined, 0],
])('an item with the tags %j shows %i tag lists', async (tags, lists) => {
  const html = await renderPage({
    page,
    content: { page: words, item: { ...item, relevance: item.grauDeRisco, tags } },
  })
  expect(html).toContain(`${words.summaryLabel}</h2>`)
  expect(html.split(`${words.tagsLabel}</h2>`)).toHaveLength(lists + 1)
})

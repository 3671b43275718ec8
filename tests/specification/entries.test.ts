import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news.ts'
import { businessCard } from '../../content/company/business-card.ts'
import { messagingUrl } from '../../content/company/company.ts'
import { people } from '../../content/company/people.ts'
import { news } from '../../content/news/news.ts'
import { videos } from '../../content/videos.ts'
import { localeIds } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { text } from '../messages.ts'
import { allWords, attributes, documentOf, links, mainOf, one, sectionOf } from '../site/built-site.ts'
import { at, type PathInLanguage } from '../site/site-path.ts'

// The specification, section 2: products, news, articles and the business card.

const card = at(`/contato-${people.ceo.slug}`)

// The classes have their styles, as tests/site/styles.test.ts says of all.
test('the AI news demo cuts an excerpt after 4 lines, and the body, which stands in two places, after 20 and 12', () => {
  const [item] = aiNewsDemo.items
  expect(allWords(mainOf('/ia-noticia'), '.line-clamp-4')).toEqual(aiNewsDemo.items.map(({ excerpt }) => excerpt))
  const page = mainOf(at(`/pt-br/ia-noticia/${item?.slug}`))
  for (const lines of [20, 12]) expect(allWords(page, `.line-clamp-${lines} p`)).toEqual(item?.content)
})

describe.each(localeIds)('in %s', (locale) => {
  const own = (path: PathInLanguage) => `/${locale}${path}`
  const main = (path: PathInLanguage) => mainOf(`/${locale}${path}`)
  const under = (path: PathInLanguage, title: MessageId) => sectionOf(main(path), text(locale, title))

  test('products open their own site in a new tab', () => {
    const buttons = under('/produtos-de-ia', 'products.grid.title').querySelectorAll('article a[target=_blank]')
    expect(buttons.map((button) => [button.getAttribute('href'), button.getAttribute('rel')])).toEqual(
      ['ai-seller', 'ai-manager', 'ai-news', 'eduamigo', 'alugue-total'].map((name) => [
        `https://${name}.example/`,
        'noopener',
      ]),
    )
  })

  test('the news list shows articles, each with a link, and the videos', () => {
    const shown = main('/noticias').querySelectorAll('article:has(time)')
    expect(shown.map((article) => [links(article)[0]?.href, one(article, 'time').getAttribute('datetime')])).toEqual(
      news.map(({ slug, date }) => [own(`/noticias/${slug}`), date]),
    )
    for (const article of shown) expect(article.querySelector('use[href$="#arrowRight"]')).not.toBeNull()
    expect(attributes(under('/noticias', 'news.videos.title'), 'article a', 'href')).toEqual(
      videos.map(({ videoUrl }) => expect.stringMatching(`youtube.com/watch.v=${videoUrl.split('/').at(-1)}$`)),
    )
  })

  test.each(
    news.map(({ slug, originalLink, title, desc }) => [slug, originalLink, title[locale], desc[locale]] as const),
  )(
    'the article %s has its card, links to its original, to others of the first four, and to the Portuguese form',
    (slug, originalLink, title, desc) => {
      const article = main(`/noticias/${slug}`)
      expect(allWords(article, 'aside p')).toEqual(expect.arrayContaining([title, desc]))
      expect(article.querySelectorAll('aside :is(img, time)')).toHaveLength(2)
      expect(one(sectionOf(article, title), 'a[target]').attributes).toMatchObject({
        href: originalLink,
        target: '_blank',
      })
      const first = news.slice(0, 4).filter((other) => other.slug !== slug)
      expect(attributes(sectionOf(article, text(locale, 'news.article.otherTitle')), 'article a', 'href')).toEqual(
        first.slice(0, 3).map((other) => own(`/noticias/${other.slug}`)),
      )
      expect(links(sectionOf(article, text(locale, 'ui.next.question'))).map(({ href }) => href)).toEqual([
        ...new Set([own('/contato'), at('/pt-br/contato')]),
      ])
    },
  )

  test('the business card has the name as its title, message and e-mail buttons, and saves the contact', () => {
    const { name, slug, role } = people.ceo
    expect(allWords(documentOf(`/${locale}${card}`), 'head title')).toEqual([name])
    const hrefs = links(main(card)).map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining([messagingUrl(businessCard.phone), `mailto:${businessCard.email}`]))
    const save = one(main(card), 'a[download]')
    expect(save.attributes).toMatchObject({ download: `${slug}.vcf`, type: 'text/vcard' })
    const saved = decodeURIComponent(save.getAttribute('href') ?? '').replaceAll('\r\n ', '')
    for (const value of [name, role[locale], businessCard.phone, businessCard.email])
      expect(saved.replace(/\\([,;\\])/g, '$1')).toContain(value)
  })
})

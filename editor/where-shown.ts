import { defaultLocale, localeOfPath } from '../locales/locales.ts'
import { allAddresses } from '../pages/addresses'
import { loadPage } from '../renderer/load-page'
import { renderPage } from '../renderer/render-page'
import { absoluteUrl } from '../renderer/site-origin'
import { wordsShown } from './page/words-shown.ts'
import { groupOf, type Text, textFiles, textsIn } from './texts.ts'

interface ShownPage {
  url: string
  /** What search engines and tabs show of it. */
  head: string[]
  /** The words in it, without elements. */
  words: string
}

/**
 * For each text the address of a page that shows it in the default language. Browsers scroll to its words and mark them
 * (https://wicg.github.io/scroll-to-text-fragment), so translators need neither pictures nor this folder.
 */
export async function addressesOfTexts(): Promise<Map<string, string>> {
  const pages = await shownPages()
  const texts = textFiles()
    .flatMap((file) => textsIn(file))
    .filter(({ locale }) => locale === defaultLocale)
  return new Map(
    texts.flatMap((text): [string, string][] => {
      const { words } = wordsShown(text)
      const part = longestPart(text)
      const page = pages.find(({ head, words: shown }) => head.includes(words) || shown.includes(part))
      if (!page) return []
      return [[groupOf(text), page.head.includes(words) ? page.url : `${page.url}${mark(part)}`]]
    }),
  )
}

async function shownPages(): Promise<ShownPage[]> {
  const addresses = allAddresses().filter(({ id, pathname }) => id && localeOfPath(pathname) === defaultLocale)
  return Promise.all(
    addresses.map(async ({ pathname }) => {
      const { page, head } = await loadPage(pathname)
      const words = plainWords(await renderPage(page))
      return { url: head.canonical ?? absoluteUrl(pathname), head: [head.share?.title ?? head.title, head.title, head.description], words }
    }),
  )
}

function plainWords(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  const text = html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ')
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '').replace(/\s+/g, ' ')
}

/** The longest part without what pages fill in, and without the signs of Markdown. */
function longestPart(text: Text): string {
  const parts = (text.kind === 'long' ? text.words : wordsShown(text).words).split(text.kind === 'long' ? /[*_[\](){}\n\\]/ : '\u0000')
  return parts.map((part) => part.trim()).toSorted((one, other) => other.length - one.length)[0] as string
}

/** The first words are enough to find a place. A hyphen has a meaning of its own there. */
function mark(words: string): string {
  const start = words.length > 60 ? words.slice(0, words.lastIndexOf(' ', 60)) : words
  return `#:~:text=${encodeURIComponent(start).replaceAll('-', '%2D')}`
}

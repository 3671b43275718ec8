import { defaultLocale, localeOfPath } from '../locales/locales.ts'
import { createPageAssembler } from '../renderer/assemble-page'
import { allRequests } from '../renderer/page-addresses'
import { absoluteUrl } from '../renderer/site-origin'
import { readViewSources } from '../renderer/view-sources'
import { wordsShown } from './page/words-shown.ts'
import { groupOf, type Text, textFiles, textsIn } from './texts.ts'

interface ShownPage {
  url: string
  messages: Set<string>
  head: string[]
  content: string
}

/**
 * For each text the address of a page that shows it in the default language. Browsers scroll to its words and mark them
 * (https://wicg.github.io/scroll-to-text-fragment), so translators need neither pictures nor this folder.
 */
export function addressesOfTexts(): Map<string, string> {
  const pages = shownPages()
  const texts = textFiles()
    .flatMap((file) => textsIn(file))
    .filter(({ locale }) => locale === defaultLocale)
  return new Map(
    texts.flatMap((text): [string, string][] => {
      const { words } = wordsShown(text)
      const part = longestPart(text)
      const page = pages.find((each) => isOn(each, text, words, part))
      if (!page) return []
      return [[groupOf(text), page.head.includes(words) ? page.url : `${page.url}${mark(part)}`]]
    }),
  )
}

function shownPages(): ShownPage[] {
  const assemble = createPageAssembler(readViewSources())
  const requests = allRequests().filter(({ page, pathname }) => page && localeOfPath(pathname) === defaultLocale)
  return requests.map((request) => {
    const { page, head } = assemble(request)
    const plain = head.share?.title ?? head.title
    return { url: head.canonical ?? absoluteUrl(request.pathname), messages: new Set(Object.keys(page.messages)), head: [plain, head.title, head.description], content: JSON.stringify(page.content) }
  })
}

function isOn({ messages, head, content }: ShownPage, { kind, place }: Text, words: string, part: string): boolean {
  if (head.includes(words)) return true
  return kind === 'message' ? messages.has(place) : content.includes(JSON.stringify(part).slice(1, -1))
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

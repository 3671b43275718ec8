import { bodyAttributes } from '../../components/layout/Layout'
import type { PageData } from '../../components/page/page-data'
import { locales } from '../../locales/locales'

/** What `headHtml` writes (renderer/head/head-html.ts): it differs from page to page. */
const tagsOfPage = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property]',
  'meta[name="twitter:card"]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'link[rel=prev]',
  'link[rel=next]',
  'script[type="application/ld+json"]',
].join()

/** Makes the document around the application that of a page: language, layout, and all that it says of itself. */
export function dressDocument({ locale, layout, head }: PageData): void {
  document.documentElement.lang = locales[locale].tag
  for (const [name, value] of Object.entries(bodyAttributes(layout))) document.body.setAttribute(name, value)
  for (const tag of document.head.querySelectorAll(tagsOfPage)) tag.remove()
  showGently()
  document.head.append(document.createRange().createContextualFragment(head))
}

/** One page turns into the next, where the visitor wants motion. The page is there at once: nothing waits for the end of it. */
function showGently(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
}

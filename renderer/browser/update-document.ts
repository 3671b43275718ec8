import { bodyAttributes } from '../../components/layout/Layout.tsx'
import type { PageData } from '../../components/page/page-data.ts'
import { locales } from '../../locales/locales.ts'

/** The tags that `headHtml` writes after the title (renderer/head/head-html.ts), which differ from page to page. */
const tagsOfPage = [
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

const endOfTitle = '</title>'

/** Reads the first page's data and head from its document. */
export function readFirstPage(): PageData {
  const data = document.getElementById('page-data')
  if (!data?.textContent) throw new Error('The document contains no page data.')
  const head = [...document.head.querySelectorAll(`title,${tagsOfPage}`)].map(({ outerHTML }) => outerHTML).join('')
  return { ...JSON.parse(data.textContent), head }
}

/** Updates what visitors notice when a page appears: language, layout, title. */
export function updateDocument({ locale, layout, head }: PageData): void {
  setAttribute(document.documentElement, 'lang', locales[locale].tag)
  for (const [name, value] of Object.entries(bodyAttributes(layout))) setAttribute(document.body, name, value)
  const title = document.head.querySelector('title')
  if (title) title.outerHTML = head.slice(0, head.indexOf(endOfTitle) + endOfTitle.length)
  withViewTransition()
}

/** Updates the rest of the head, for which visitors need not wait. */
export function updateHead({ head }: PageData): void {
  for (const tag of document.head.querySelectorAll(tagsOfPage)) tag.remove()
  const rest = head.slice(head.indexOf(endOfTitle) + endOfTitle.length)
  document.head.append(document.createRange().createContextualFragment(rest))
}

/** Setting an attribute recalculates the styles of the document even if its value is the same. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** A view transition, unless the visitor prefers reduced motion; nothing waits for its end. */
function withViewTransition(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
}

import { openPicture } from './picture-panel.ts'
import { ask, unsavedGroup } from './shell.ts'
import { openText } from './text-panel.ts'

// Holding Alt outlines every text that can be edited, and a click opens it. A picture is exchanged by dropping a file on it.

const attributes = ['alt', 'aria-label', 'placeholder', 'title'] as const
const style = document.createElement('style')
style.textContent = `[data-edit]{outline:2px dashed #e0218a!important;outline-offset:2px;cursor:pointer!important}
[data-edit]:hover{outline-style:solid!important;background:#e0218a22!important}
edit-head{position:fixed;inset:96px 8px auto auto;z-index:2147482000;display:grid;gap:6px;max-width:36em;padding:10px 14px;background:#fff;color:#10201c;font:13px/1.4 system-ui;box-shadow:0 4px 24px #0006}`

/** What a page says of itself and shows nowhere. */
const headParts = ['meta[property="og:title"]', 'title', 'meta[name="description"]']

const locale = () => document.documentElement.lang.toLowerCase()
const oneSpace = (words: string) => words.replace(/\s+/g, ' ').trim()
const head = document.createElement('edit-head')
let isShown = false

interface Candidate {
  /** Holds the words. */
  element: Element
  words: string
  /** Is outlined and clicked, where that is another one. */
  handle?: Element
}

/** What may be a text: elements with words of their own and those around, which hold a text with emphasis; and attributes. */
function candidates(): Candidate[] {
  const found: Candidate[] = []
  for (const element of document.body.querySelectorAll('*:not(script):not(style)')) {
    for (const name of attributes) {
      const words = element.getAttribute(name)
      if (words) found.push({ element, words: oneSpace(words) })
    }
    const words = oneSpace(element.textContent ?? '')
    if (words && words.length < 3000 && element.querySelectorAll('*').length < 12) found.push({ element, words })
  }
  return found
}

/** Title and description as search results show them, in a corner of the page. */
function headCandidates(): Candidate[] {
  head.replaceChildren('This page in search results and tabs:')
  return headParts.flatMap((selector) => {
    const element = document.querySelector(selector)
    const words = element instanceof HTMLMetaElement ? element.content : element?.textContent
    const handle = document.createElement('span')
    handle.textContent = words ?? ''
    return element && words ? [{ element: selector.includes('title') ? (document.querySelector('title') ?? element) : element, words, handle }] : []
  })
}

/** The element that each outlined one stands for. */
const edited = new WeakMap<Element, Element>()

async function show() {
  if (isShown) return
  isShown = true
  // React takes over elements as they were sent. A key that is pressed starts that.
  while (document.documentElement.dataset.hydrated === undefined) await new Promise((resolve) => setTimeout(resolve, 50))
  await new Promise((resolve) => requestIdleCallback(resolve))
  if (!isShown) return
  document.head.append(style)
  const all = [...candidates(), ...headCandidates()]
  const [{ body }, own] = await Promise.all([ask<string[][]>('find', { locale: locale(), words: all.map(({ words }) => words) }), ownMessages()])
  // A held key asks again.
  if (!Array.isArray(body)) isShown = false
  if (!isShown || !Array.isArray(body)) return
  for (const [index, groups] of body.entries()) {
    const { element, handle = element } = all[index] ?? {}
    // The innermost element that holds a whole text is the one to click.
    if (!element || !handle || groups.length === 0 || handle.querySelector('[data-edit]')) continue
    if (handle !== element) {
      if (head.querySelector(`[data-edit="${CSS.escape(groups[0] ?? '')}"]`)) continue
      head.append(handle)
    }
    handle.parentElement?.closest('[data-edit]')?.removeAttribute('data-edit')
    const isOwn = (group: string) => own.includes(`"${group.split('#')[1]}"`)
    const isOfHead = (group: string) => handle !== element && /head/i.test(group)
    handle.setAttribute('data-edit', groups.toSorted((one, other) => Number(isOfHead(other)) - Number(isOfHead(one)) || Number(isOwn(other)) - Number(isOwn(one))).join(' '))
    edited.set(handle, element)
  }
  if (head.querySelector('[data-edit]')) document.body.append(head)
}

/** The data of the page, which name its messages: of texts with the same words these are likelier. */
async function ownMessages(): Promise<string> {
  const file = `/data${location.pathname === '/' ? '/index' : location.pathname}.json`
  const fetched = performance.getEntriesByType('resource').findLast(({ name }) => new URL(name).pathname === file)
  const response = fetched && (await fetch(fetched.name, { cache: 'force-cache' }))
  return response ? response.text() : ''
}

function hide() {
  isShown = false
  style.remove()
  head.remove()
  for (const element of document.querySelectorAll('[data-edit]')) element.removeAttribute('data-edit')
}

// What has taken over the page shows new words by itself.
import.meta.hot?.on('content-changed', () => {
  if (document.documentElement.dataset.hydrated === undefined) location.reload()
})

addEventListener('keydown', ({ key }) => key === 'Alt' && void show())
addEventListener('keyup', ({ key }) => key === 'Alt' && hide())
addEventListener('blur', hide)

addEventListener(
  'click',
  (event) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-edit]') : null
    if (!event.altKey || !handle) return
    event.preventDefault()
    event.stopPropagation()
    void openText(handle.getAttribute('data-edit')?.split(' ') ?? [], edited.get(handle) ?? handle, locale())
  },
  true,
)

const unsaved = unsavedGroup()
if (unsaved) void openText([unsaved], document.createElement('span'), locale())

addEventListener('dragover', (event) => pictureAt(event) && event.preventDefault())
addEventListener('drop', (event) => {
  const picture = pictureAt(event)
  const file = event.dataTransfer?.files[0]
  if (!picture || !file) return
  event.preventDefault()
  void openPicture(picture, file)
})

/** The name of the picture under the pointer, as in `news/an-article`. */
function pictureAt({ target }: DragEvent): string | undefined {
  const image = target instanceof Element ? target.closest('img') : null
  return /\/art\/([\w/-]+?)-\d+\.(?:avif|webp)/.exec(image?.currentSrc ?? '')?.[1]
}

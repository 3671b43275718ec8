import { ask, openPicture, openTexts } from './panel.ts'
import type { ShownText } from './shown-texts.ts'

// Holding Alt outlines every editable text, and a click opens it; dropping a photograph on a picture replaces it.

const attributes = ['alt', 'aria-label', 'placeholder', 'title']
const style = document.createElement('style')
style.textContent = `[data-edit]{outline:2px dashed #e0218a!important;outline-offset:2px;cursor:pointer!important}
[data-edit]:hover{outline-style:solid!important;background:#e0218a22!important}
edit-head{position:fixed;inset:96px 8px auto auto;z-index:2147482000;display:grid;gap:6px;max-width:36em;padding:10px 14px;
background:#fff;color:#10201c;font:13px/1.4 system-ui;box-shadow:0 4px 24px #0006}`
/** Title and description, which the page itself does not show. */
const searchPreview = document.createElement('edit-head')
const textsOf = new Map<Element, Set<ShownText>>()
let isShown = false

async function show(): Promise<void> {
  if (isShown) return
  isShown = true
  const locale = document.documentElement.lang.toLowerCase()
  const texts = await ask<ShownText[]>('texts', { locale })
  // React must hydrate the elements unchanged first; the key press starts hydration.
  while (isShown && document.documentElement.dataset.hydrated === undefined)
    await new Promise((resolve) => setTimeout(resolve, 50))
  await new Promise((resolve) => requestIdleCallback(resolve))
  if (!isShown) return
  const textsFor = finderOf(texts)
  document.head.append(style)
  showSearchPreview()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { parentElement, nodeValue } = nodes.currentNode
    if (!parentElement?.closest('script, style')) outline(parentElement, textsFor(nodeValue))
  }
  for (const name of attributes)
    for (const element of document.body.querySelectorAll(`[${name}]`))
      outline(element, textsFor(element.getAttribute(name)))
}

function finderOf(texts: ShownText[]): (words: string | null) => ShownText[] {
  const wholes = texts.map(({ patterns }) => patterns.map((pattern) => new RegExp(`^${pattern}$`)))
  return (words) => {
    const shown = (words ?? '').replace(/\s+/g, ' ').trim()
    return shown
      ? texts.filter(({ parts }, index) => parts.includes(shown) || wholes[index]?.some((whole) => whole.test(shown)))
      : []
  }
}

function outline(element: Element | null, texts: ShownText[]): void {
  if (!element || texts.length === 0) return
  textsOf.set(element, new Set([...(textsOf.get(element) ?? []), ...texts]))
  element.setAttribute('data-edit', '')
}

function showSearchPreview(): void {
  const shown = ['meta[property="og:title"]', 'meta[name="description"]'].flatMap(
    (name) => document.querySelector<HTMLMetaElement>(name)?.content ?? [],
  )
  const lines = shown.map((words) => Object.assign(document.createElement('span'), { textContent: words }))
  searchPreview.replaceChildren('This page in search results and tabs:', ...lines)
  document.body.append(searchPreview)
}

function hide(): void {
  isShown = false
  style.remove()
  searchPreview.remove()
  for (const element of textsOf.keys()) element.removeAttribute('data-edit')
  textsOf.clear()
}

addEventListener('keydown', ({ key }) => key === 'Alt' && void show())
addEventListener('keyup', ({ key }) => key === 'Alt' && hide())
addEventListener('blur', hide)

addEventListener(
  'click',
  (event) => {
    const element = event.target instanceof Element ? event.target.closest('[data-edit]') : null
    if (!event.altKey || !element) return
    event.preventDefault()
    event.stopPropagation()
    openTexts([...(textsOf.get(element) ?? [])])
  },
  true,
)

// These listen on the whole page, because the browser would open a file that is dropped elsewhere.
addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
addEventListener('drop', (event) => {
  const photograph = event.dataTransfer?.files[0]
  if (!photograph) return
  event.preventDefault()
  const picture = pictureAt(event)
  if (picture) void openPicture(picture, photograph)
  else
    alert(
      'There is no picture here that a photograph can replace. Drawings with text and logos are changed in their files.',
    )
})

/** The name of the picture under the pointer, such as `news/an-article`. */
function pictureAt({ target }: DragEvent): string | undefined {
  const image = target instanceof Element ? target.closest('img') : null
  return /\/art\/([\w/-]+?)-\d+\.(?:avif|webp)/.exec(image?.currentSrc ?? '')?.[1]
}

// What is being written is not lost when a file changes: the page is reloaded once the panel is closed.
import.meta.hot?.on('vite:beforeFullReload', async () => {
  while (document.querySelector('edit-panel')) await new Promise((resolve) => setTimeout(resolve, 200))
})

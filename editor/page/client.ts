import { ask, openPanel } from './panel.ts'

// Holding Alt outlines every text that can be edited, and a click opens it. A picture is exchanged by dropping a file on it with Alt held.

const attributes = ['alt', 'aria-label', 'placeholder', 'title'] as const
const style = document.createElement('style')
style.textContent = `[data-edit]{outline:2px dashed #e0218a!important;outline-offset:2px;cursor:pointer!important}
[data-edit]:hover{outline-style:solid!important;background:#e0218a22!important}`

const locale = () => document.documentElement.lang.toLowerCase()
const oneSpace = (words: string) => words.replace(/\s+/g, ' ').trim()
let isShown = false

/** What may be a text: elements with words of their own and those around, which hold a text with emphasis; and attributes. */
function candidates(): { element: Element; words: string }[] {
  const found: { element: Element; words: string }[] = []
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

async function show() {
  if (isShown) return
  isShown = true
  // React takes over elements as they were sent. A key that is pressed starts that.
  while (document.documentElement.dataset.hydrated === undefined) await new Promise((resolve) => setTimeout(resolve, 50))
  await new Promise((resolve) => requestIdleCallback(resolve))
  if (!isShown) return
  document.head.append(style)
  const all = candidates()
  const { body } = await ask<(string | null)[]>('find', { locale: locale(), words: all.map(({ words }) => words) })
  if (!isShown || !Array.isArray(body)) return
  for (const [index, group] of body.entries()) {
    const { element } = all[index] ?? {}
    // The innermost element that holds a whole text is the one to click.
    if (group && element && !element.querySelector('[data-edit]')) {
      element.parentElement?.closest('[data-edit]')?.removeAttribute('data-edit')
      element.setAttribute('data-edit', group)
    }
  }
}

function hide() {
  isShown = false
  style.remove()
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
    const element = event.target instanceof Element ? event.target.closest('[data-edit]') : null
    if (!event.altKey || !element) return
    event.preventDefault()
    event.stopPropagation()
    void openPanel(element.getAttribute('data-edit') ?? '', element, locale())
  },
  true,
)

addEventListener('dragover', (event) => pictureAt(event) && event.preventDefault())
addEventListener('drop', async (event) => {
  const picture = pictureAt(event)
  const file = event.dataTransfer?.files[0]
  if (!picture || !file) return
  event.preventDefault()
  const response = await fetch(`/__edit/picture/${encodeURIComponent(picture)}`, { method: 'POST', body: file })
  if (response.ok) location.reload()
  else alert((await response.json()).error)
})

/** The name of the picture under the pointer, as in `news/an-article`. */
function pictureAt({ target }: DragEvent): string | undefined {
  const image = target instanceof Element ? target.closest('img') : null
  return /\/art\/([\w/-]+?)-\d+\.(?:avif|webp)/.exec(image?.currentSrc ?? '')?.[1]
}

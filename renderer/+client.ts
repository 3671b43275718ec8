import './styles/base.css'
import 'virtual:uno.css'
import './styles/carousel.css'
import './styles/menus.css'
import './styles/thread.css'
import messages from 'virtual:messages'
import type { LocaleId } from '../locales/locales.ts'
import { queueEarlySubmits } from './start/early-submit.ts'
import { redirectToOwnDomain } from './start/own-domain.ts'
import { watchPageHide } from './start/page-hide.ts'
import { recover } from './start/recover.ts'
import { prefersSaveData } from './start/save-data.ts'

/**
 * The page is complete without scripts, so hydration starts when the browser is idle, or at the
 * first interaction.
 */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const

let isStarted = false

function start(event?: object) {
  if (isStarted || isPointerAtRest(event)) return
  isStarted = true
  for (const event of interactionEvents) removeEventListener(event, start, true)
  loadApplication()
}

/** Chromium fires a pointer event without movement when a page appears under the pointer: it is no interaction. */
function isPointerAtRest(event?: { type?: string; movementX?: number; movementY?: number }) {
  return event?.type === 'pointermove' && !event.movementX && !event.movementY
}

function loadApplication() {
  // In parallel, since the application needs the messages first.
  messages[document.documentElement.lang.toLowerCase() as LocaleId]?.().catch(() => undefined)
  // React would discard an incomplete document and render it again.
  Promise.all([import('./browser/hydrate.tsx'), loadPopovers(), documentEnd()])
    .then(([{ hydrate }]) => hydrate())
    .catch((error) => recover(error, loadApplication))
}

/** Resolves when the document is parsed, which on a slow line is long after the first paint. */
async function documentEnd(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** The button of a menu that was pressed before the polyfill was there. */
let asked: HTMLElement | null = null

/**
 * The menus of small screens are popovers. Browsers that do not know those (before Chrome 114, Firefox 125 and Safari 17) load
 * a polyfill, and then open the menu that was requested meanwhile.
 */
async function loadPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  const remember = ({ target }: Event) => {
    asked = (target as Element).closest<HTMLElement>('[popovertarget]')
  }
  addEventListener('click', remember)
  await import('@oddbird/popover-polyfill')
  removeEventListener('click', remember)
  asked?.click()
  asked = null
}

function startOnInteraction() {
  watchPageHide()
  completeLanguageLinks()
  queueEarlySubmits()
  // Menus must open before hydration, which loads the polyfill again should this fail.
  loadPopovers().catch(() => undefined)
  for (const event of interactionEvents) addEventListener(event, start, true)
  if (prefersSaveData()) return
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

// Not kept in a variable: the build replaces each `import.meta.env.DOMAINS` by its value, and drops the call where no domain is set.
if (!(import.meta.env.DOMAINS && redirectToOwnDomain(import.meta.env.DOMAINS))) startOnInteraction()

/**
 * Gives a link to the page in another language the query and the fragment of this one, as soon as it is pressed: a prerendered page
 * cannot know them, and a campaign's parameters must not be lost.
 */
function completeLanguageLinks(): void {
  for (const event of ['pointerdown', 'touchstart', 'keydown', 'click', 'contextmenu'] as const)
    addEventListener(event, ({ target }) => complete(target), { capture: true, passive: true })
}

function complete(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-address]')
  if (link) link.href = link.pathname + location.search + location.hash
}

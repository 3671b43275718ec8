import './styles/base.css'
import 'virtual:uno.css'
import './styles/carousel.css'
import './styles/menus.css'
import './styles/thread.css'
import messages from 'virtual:messages'
import type { LocaleId } from '../locales/locales.ts'
import { completeLanguageLinks } from './start/complete-language-links.ts'
import { keepEarlySubmits } from './start/early-submit.ts'
import { redirectToOwnDomain } from './start/own-domain.ts'
import { watchPageHide } from './start/page-hide.ts'
import { recover } from './start/recover.ts'
import { prefersSaveData } from './start/save-data.ts'

/**
 * The page is complete without scripts, so the application starts when the browser has nothing better to do, or at the
 * first sign of a visitor who is about to use it.
 */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const

let isStarted = false

function start(sign?: object) {
  if (isStarted || isPointerAtRest(sign)) return
  isStarted = true
  for (const sign of interactionEvents) removeEventListener(sign, start, true)
  loadApplication()
}

/** Chromium tells by itself, of a move of no length, that a page has appeared under the pointer: nobody is there yet. */
function isPointerAtRest(sign?: { type?: string; movementX?: number; movementY?: number }) {
  return sign?.type === 'pointermove' && !sign.movementX && !sign.movementY
}

function loadApplication() {
  // At the same time: the application asks for them first of all.
  messages[document.documentElement.lang.toLowerCase() as LocaleId]?.().catch(() => undefined)
  // React would throw away a document that has not come to its end, and render it anew.
  Promise.all([import('./browser/hydrate.tsx'), loadPopovers(), documentEnd()])
    .then(([{ hydrate }]) => hydrate())
    .catch((error) => recover(error, loadApplication))
}

/** Resolves when the document has come to its end: on a slow line that is long after its first words are read. */
async function documentEnd(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** The button of the menu that was asked for before it could open. */
let asked: HTMLElement | null = null

/**
 * The menus of small screens are popovers. Browsers that do not know those (before Chrome 114, Firefox 125 and Safari 17) load
 * a polyfill, and then open the menu that the visitor has asked for meanwhile.
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

function startWhenUseful() {
  watchPageHide()
  completeLanguageLinks()
  keepEarlySubmits()
  // Menus are to open without the application, which asks for them again should this fail.
  loadPopovers().catch(() => undefined)
  for (const sign of interactionEvents) addEventListener(sign, start, true)
  if (prefersSaveData()) return
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

// Not kept in a variable: the build replaces each `import.meta.env.DOMAINS` by its value, and drops the call where no domain is set.
if (!(import.meta.env.DOMAINS && redirectToOwnDomain(import.meta.env.DOMAINS))) startWhenUseful()

import messages from 'virtual:messages'
import type { LocaleId } from '../../locales/locales'
import { keepEarlySubmits } from './early-submit'
import { watchLeaving } from './leaving'
import { leaveForOwnDomain } from './own-domain'
import { bringPopovers } from './popovers'
import { isDataPrecious } from './precious-data'
import { recover } from './recover'
import { wholeDocument } from './whole-document'

/**
 * The page is complete without scripts, so the application starts when the browser has nothing better to do, or at the
 * first sign of a visitor who is about to use it.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const

let isStarted = false

function start(sign?: object) {
  if (isStarted || isPointerAtRest(sign)) return
  isStarted = true
  for (const sign of signs) removeEventListener(sign, start, true)
  loadApplication()
}

/** Chromium tells by itself, of a move of no length, that a page has appeared under the pointer: nobody is there yet. */
function isPointerAtRest(sign?: { type?: string; movementX?: number; movementY?: number }) {
  return sign?.type === 'pointermove' && !sign.movementX && !sign.movementY
}

function loadApplication() {
  // React would throw away a document that has not come to its end, and render it anew.
  // At the same time: the application asks for them first of all.
  messages[document.documentElement.lang.toLowerCase() as LocaleId]?.().catch(() => undefined)
  Promise.all([import('./hydrate'), bringPopovers(), wholeDocument()])
    .then(([{ hydrate }]) => hydrate())
    .catch((error) => recover(error, loadApplication))
}

function startWhenUseful() {
  watchLeaving()
  keepEarlySubmits()
  // Menus are to open without the application, which asks for them again should this fail.
  bringPopovers().catch(() => undefined)
  for (const sign of signs) addEventListener(sign, start, true)
  if (isDataPrecious()) return
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

// Not kept in a variable: the build replaces each `import.meta.env.DOMAINS` by its value, and drops the call where no domain is set.
if (!(import.meta.env.DOMAINS && leaveForOwnDomain(import.meta.env.DOMAINS))) startWhenUseful()

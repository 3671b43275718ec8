import './styles/reset.css'
import './styles/fonts.css'
import './styles/base.css'
import 'virtual:uno.css'
import { watchLeaving } from '../components/page/leaving.ts'
import { type Domains, domainRedirect } from '../locales/domains.ts'

// How a page starts. Until the last step, the browser itself shows pages, follows links and sends forms.
//
//   1  the document's first script decides about consent and keeps its path   prerender/document-html.ts
//   2  a page on another language's domain leaves for its own                 redirectToOwnDomain
//   3  consent, Back and language links are watched                           watchDocument
//   4  the browser is idle, or the visitor does something                     startWhenNeeded
//   5  React, the messages and the application are loaded                     loadApplication
//   6  the router and React take over the document                            browser/hydrate.tsx

const messages = import.meta.glob('../locales/*.json')

// The condition stands in no variable, because the build replaces `import.meta.env.DOMAINS` by its value and drops
// the call if no domain is set.
if (!(import.meta.env.DOMAINS && redirectToOwnDomain(import.meta.env.DOMAINS))) {
  watchDocument()
  startWhenNeeded()
}

/**
 * Redirects to the domain of the address's language, if the host has not done so.
 * @returns whether the page is being left
 */
function redirectToOwnDomain(domains: Domains): boolean {
  const { host, pathname, search, hash } = location
  const elsewhere = domainRedirect(host, pathname, domains)
  if (elsewhere) location.replace(elsewhere + search + hash)
  return elsewhere !== undefined
}

function watchDocument() {
  // What the visitor has agreed to begins at once, whether or not the application follows.
  if (import.meta.env.VITE_GTM_IDS || import.meta.env.VITE_META_PIXEL_ID)
    import('./browser/track-page-views.ts').then(({ trackPageViews }) => trackPageViews()).catch(() => {})
  openPageBehind()
  addEventListener('popstate', openPageBehind)
  watchLeaving()
  for (const event of ['click', 'auxclick', 'contextmenu'] as const) addEventListener(event, completeLanguageLink, true)
}

/** Before the router follows it, Back can show this document at the path of another page, which is then loaded. */
function openPageBehind() {
  const { loadedFor = location.pathname } = document.documentElement.dataset
  if (location.pathname !== loadedFor) location.reload()
}

/**
 * Where the browser itself follows a language link, before hydration or in a new tab, the link takes this page's
 * query and fragment with it: a prerendered page cannot know them, and campaign parameters must not be lost.
 */
function completeLanguageLink({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-address]')
  if (link) link.href = link.pathname + location.search + location.hash
}

/** Starts when the browser is idle or at the first interaction; with data saving on, only at an interaction. */
function startWhenNeeded() {
  const interactions = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
  let isStarted = false
  const start = (event?: object) => {
    if (isStarted || isPointerAtRest(event)) return
    isStarted = true
    for (const interaction of interactions) removeEventListener(interaction, start, true)
    loadApplication()
  }
  for (const interaction of interactions) addEventListener(interaction, start, true)
  if (prefersSaveData()) return
  const startWhenIdle = () =>
    // Safari has no `requestIdleCallback`.
    'requestIdleCallback' in window ? requestIdleCallback(() => start(), { timeout: 2000 }) : setTimeout(start, 200)
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

/** Chromium fires a pointer event without movement when a page appears under the pointer. */
function isPointerAtRest(event?: { type?: string; movementX?: number; movementY?: number }) {
  return event?.type === 'pointermove' && !event.movementX && !event.movementY
}

/** Whether save-data is on or the network is slow (https://wicg.github.io/netinfo/, not in all browsers). */
function prefersSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

function loadApplication() {
  // The application needs the messages first, so they load in parallel.
  messages[`../locales/${document.documentElement.lang.toLowerCase()}.json`]?.().catch(() => undefined)
  // React is evaluated alone, in a task before that of the rest, so that neither task is long.
  const react = import('react-dom/client')
  // React would discard an incomplete document and render it again.
  Promise.all([react, import('./browser/hydrate.tsx'), documentEnd()])
    .then(async ([, { hydrate }]) => {
      if (await hydrate(prefersSaveData())) removeEventListener('popstate', openPageBehind)
    })
    // The document stays what it is, and its links and forms the browser's own.
    .catch(console.error)
}

/** Resolves when the document is parsed, which on a slow network is long after the first paint. */
async function documentEnd(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
}

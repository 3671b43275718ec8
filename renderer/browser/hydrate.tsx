import { createBrowserHistory, type RegisteredRouter } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Navigation, NavigationProvider } from '../../components/page/Navigation'
import { loadMessages, reloadMessages } from '../../locales/intl'
import { localeOfPath } from '../../locales/locales'
import { Page } from '../../pages/all/+Page'
import { createSiteRouter } from '../../pages/router'
import { deliverWaiting } from './deliver-waiting'
import { readFirstPage } from './dress-document'
import { createFetchAhead } from './fetch-ahead'
import { followLinks } from './follow-links'
import { openByBrowser } from './leaving'
import { loadFirstPage } from './load-first-page'
import { moveFocus } from './move-focus'
import { createNavigation } from './navigation'
import { createPageLoader } from './page-loader'
import { reportErrors } from './report-errors'
import { trackVisit } from './track-visit'
import '../styles/menus.css'
import '../styles/thread.css'

/**
 * Lets the application take over the prerendered document.
 * @throws where code of the page cannot be loaded; the document is then left as it is, readable and usable.
 */
export async function hydrate(): Promise<void> {
  reportErrors()
  const first = readFirstPage()
  await loadMessages(first.locale)
  const { isOutdated, prefetch, forget, ...context } = createPageLoader(first)
  const router = createSiteRouter(createBrowserHistory(), context)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    // Chromium would go on with a smooth scroll that is under way, on the new page.
    scrollTo({ top: scrollY, behavior: 'instant' })
    if (!isOutdated()) return
    // The router sets the address a moment later, and WebKit loads the one that is set now.
    router.history.flush()
    void openByBrowser()
  })
  const { lookForLinks } = createFetchAhead(prefetch)
  const navigation = createNavigation(router, {
    prefetch,
    onShown() {
      markHydrated()
      lookForLinks()
    },
  })
  // While developing: the words of the page on show may have changed.
  import.meta.hot?.on('content-changed', async () => {
    forget()
    await reloadMessages(localeOfPath(location.pathname))
    await router.invalidate()
  })
  await loadFirstPage(router)
  moveFocus(router)
  startTransition(() => {
    hydrateRoot(document.body, <Application router={router} navigation={navigation} />)
  })
}

/** Marks the document once the page reacts to the visitor: tests and styles may wait for that. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
}

function Application({ router, navigation }: { router: RegisteredRouter; navigation: Navigation }) {
  useEffect(() => {
    followLinks(router, navigation.preload)
    deliverWaiting()
    trackVisit(router)
  }, [router, navigation])
  return (
    <NavigationProvider value={navigation}>
      <Page router={router} />
    </NavigationProvider>
  )
}

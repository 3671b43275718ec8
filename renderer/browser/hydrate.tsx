import { createBrowserHistory, type RegisteredRouter } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Navigation, NavigationProvider } from '../../components/page/Navigation.tsx'
import { startDelivery } from '../../forms/delivery/delivery.ts'
import { loadMessages, reloadMessages } from '../../locales/intl.ts'
import { localeOfPath } from '../../locales/locales.ts'
import { Page } from '../../pages/all/+Page.tsx'
import { createSiteRouter, loadFirstPage } from '../../pages/router.ts'
import { openByBrowser } from '../start/page-hide.ts'
import { followLinks, prefetchLinksInView } from './follow-links.ts'
import { createNavigation } from './navigation.ts'
import { createRouterContext } from './router-context.ts'
import { trackPageViews } from './track-page-views.ts'
import { readFirstPage } from './update-document.ts'

/**
 * Hydrates the prerendered document.
 * @throws if code of the page cannot be loaded; the document then stays readable and usable
 */
export async function hydrate(): Promise<void> {
  const first = readFirstPage()
  await loadMessages(first.locale)
  const { isOutdated, prefetch, prefetchData, forget, ...context } = createRouterContext(first)
  const router = createSiteRouter(createBrowserHistory(), context)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    // Chromium would continue a smooth scroll on the new page.
    scrollTo({ top: scrollY, behavior: 'instant' })
    if (!isOutdated()) return
    // The router sets the address a moment later, and WebKit loads the current one.
    router.history.flush()
    void openByBrowser()
  })
  const navigation = createNavigation(router, prefetch)
  // In the dev server, the current page's content may have changed.
  import.meta.hot?.on('content-changed', async () => {
    forget()
    await reloadMessages(localeOfPath(location.pathname))
    await router.invalidate()
  })
  await loadFirstPage(router)
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    focusTitle()
    prefetchLinksInView(prefetchData, prefetch)
  })
  const onStart = () => {
    followLinks(router, prefetch)
    prefetchLinksInView(prefetchData, prefetch)
    startDelivery()
    trackPageViews(router)
  }
  startTransition(() => {
    hydrateRoot(document.body, <Application router={router} navigation={navigation} onStart={onStart} />)
  })
}

/**
 * After a page change, the focus moves to the new title, so that screen readers announce it once and continue from
 * there, as after a page load. Focusing `main` would only announce the landmark.
 */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

interface ApplicationProps {
  router: RegisteredRouter
  navigation: Navigation
  onStart: () => void
}

function Application({ router, navigation, onStart }: ApplicationProps) {
  useEffect(onStart, [onStart])
  return (
    <NavigationProvider value={navigation}>
      <Page router={router} />
    </NavigationProvider>
  )
}

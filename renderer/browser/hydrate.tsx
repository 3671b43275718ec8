import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { LoadedPage } from '../../components/page/page-data.ts'
import { rememberFocus } from '../../components/page/remember-focus.ts'
import { startOutbox } from '../../forms/browser/outbox.ts'
import { watchTyping } from '../../forms/browser/typed-text.ts'
import { loadMessages } from '../../locales/intl.ts'
import { keepPlaceWhileAway } from '../workarounds/kept-place.ts'
import { tolerateMovedTexts } from '../workarounds/moved-texts.ts'
import { ownHistory } from '../workarounds/own-history.ts'
import { createPrerenderedRouter } from '../workarounds/prerendered-router.ts'
import { accompanyPageChanges } from './page-changes.ts'

/**
 * Hydrates the prerendered document, and starts what the application does besides showing pages.
 * @param savesData whether pages wait for the pointer before they are fetched ahead
 * @returns whether the router follows the address from now on
 * @throws if code of the page cannot be loaded; the document then stays readable and usable
 */
export async function hydrate(savesData: boolean): Promise<boolean> {
  // Ends the task that has evaluated the code, so that the browser can answer the visitor before hydration.
  await globalThis.scheduler?.yield?.()
  const firstPage: LoadedPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  const { pathname, locale } = firstPage.page
  await loadMessages(locale)
  // At another address, as in an archive or of the 404 page, the document stays what it is, and browsers follow links.
  const isAtOwnAddress = pathname === location.pathname
  const history = isAtOwnAddress ? ownHistory() : historyElsewhere(pathname)
  const router = createPrerenderedRouter(history, { firstPage }, { savesData })
  await router.load()
  const failed = router.state.matches.find(({ error }) => error)
  if (failed) throw failed.error
  accompanyPageChanges(router)
  keepPlaceWhileAway()
  tolerateMovedTexts()
  watchTyping()
  let returnFocus = rememberFocus()
  addEventListener('focusin', () => {
    returnFocus = rememberFocus()
  })
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      // React has made anew what others had changed.
      onRecoverableError(error) {
        reportError(error)
        returnFocus()
      },
    })
  })
  startOutbox()
  return isAtOwnAddress
}

/** The links of a document at another address open documents. */
function historyElsewhere(pathname: string): RouterHistory {
  const { search, hash } = location
  const history = createMemoryHistory({ initialEntries: [pathname + search + hash] })
  return Object.assign(history, { push: (href: string) => location.assign(href) })
}

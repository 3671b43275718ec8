import type { HistoryLocation, RegisteredRouter } from '@tanstack/react-router'
import type { Navigation } from '../../components/page/Navigation'

/**
 * Moving between pages as components may ask for it.
 * @param services.onShown called when all parts of a page have appeared and react to the visitor
 */
export function createNavigation(
  router: RegisteredRouter,
  { prefetch, onShown }: { prefetch: (address: string) => Promise<boolean>; onShown: () => void },
): Navigation {
  // A page is one part at least: its first view.
  let expectedParts = 1
  let isArrivingAtTop = false
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return
    expectedParts = 1
    isArrivingAtTop = !toLocation.hash && isTopWanted
  })
  const { history } = router
  const leftAt = new Map<string, number>()
  let entry = keyOf(history.location)
  let isTopWanted = false
  history.subscribe(({ location, action: { type } }) => {
    leftAt.set(entry, scrollY)
    entry = keyOf(location)
    isTopWanted = type === 'PUSH' || type === 'REPLACE' || leftAt.get(entry) === 0
  })
  return {
    preload: prefetch,
    open: (to) => router.navigate({ to }),
    isArrivingAtTop: () => isArrivingAtTop,
    expectPart: () => {
      expectedParts += 1
    },
    onPart: () => {
      expectedParts -= 1
      if (expectedParts === 0) onShown()
    },
  }
}

/** Names an entry of the history, as the router does for the places to which it scrolls back. */
function keyOf({ state, href }: HistoryLocation): string {
  return state.__TSR_key ?? href
}

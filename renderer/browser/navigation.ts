import type { RegisteredRouter } from '@tanstack/react-router'
import type { Navigation } from '../../components/page/Navigation.tsx'

/** Moving between pages as components may ask for it. */
export function createNavigation(
  router: RegisteredRouter,
  preload: (pathname: string) => Promise<boolean>,
): Navigation {
  let isArrivingAtTop = false
  let isOnFirstPage = true
  const first = router.history.location.pathname
  // Who goes back may come to a place further down: the router then scrolls there.
  router.history.subscribe(({ location, action: { type } }) => {
    isArrivingAtTop = !location.hash && (type === 'PUSH' || type === 'REPLACE')
    isOnFirstPage &&= location.pathname === first
  })
  return {
    preload,
    open: (to) => router.navigate({ to }),
    isArrivingAtTop: () => isArrivingAtTop,
    isOnFirstPage: () => isOnFirstPage,
  }
}

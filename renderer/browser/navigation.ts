import type { RegisteredRouter } from '@tanstack/react-router'
import type { Navigation } from '../../components/page/Navigation.tsx'

/** The navigation that components may use. */
export function createNavigation(
  router: RegisteredRouter,
  preload: (pathname: string) => Promise<boolean>,
): Navigation {
  let isArrivingAtTop = false
  let isOnFirstPage = true
  const first = router.history.location.pathname
  // Going back restores the scroll position.
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

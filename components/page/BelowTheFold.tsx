import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { usePage } from './PageProvider.tsx'

/**
 * On a page change, what is below the first view follows once that is painted, 30 to 70 ms earlier on a low-end phone.
 * The room until then is as high as any page, so that the scroll position can be restored. A page that is shown
 * already stays whole, also where React makes it anew because something has changed the document.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { latestLocation, state } = useRouter()
  // Set once a page has been shown.
  const { pathname = latestLocation.pathname } = state.resolvedLocation ?? {}
  const isShown = pathname === usePage().pathname
  return useDeferredValue(true, isShown || latestLocation.hash !== '') ? children : <div className="min-h-[2000svh]" />
}

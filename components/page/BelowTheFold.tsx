import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * On a page change, what is below the first view follows once that is painted, 30 to 70 ms earlier on a low-end phone.
 * The room until then is as high as any page, so that the scroll position can be restored.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isPrerendered = !useIsHydrated()
  const { hash } = useRouter().latestLocation
  return useDeferredValue(true, isPrerendered || hash !== '') ? children : <div className="min-h-[2000svh]" />
}

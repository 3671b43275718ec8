import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { usePage } from './PageProvider.tsx'

/**
 * On a page change, what is below the first view follows once that is painted, 30 to 70 ms earlier on a low-end phone.
 * The room until then is as high as any page, so that the scroll position can be restored. The first page is whole from
 * the beginning, also where React makes it anew because something has changed the document.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { latestLocation, options } = useRouter()
  const isFirstPage = options.context.first.page.pathname === usePage().pathname
  const isWhole = isFirstPage || latestLocation.hash !== ''
  return useDeferredValue(true, isWhole) ? children : <div className="min-h-[2000svh]" />
}

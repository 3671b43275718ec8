import { type RefObject, useEffect } from 'react'
import type { Edge } from './swipe-away'

/** Lets a finger push an open menu out of sight, over the edge that it came from. The code is loaded where there are fingers. */
export function useSwipeAway(menu: RefObject<HTMLElement | null>, edge: Edge): void {
  useEffect(() => {
    const element = menu.current
    if (!element || !matchMedia('(any-pointer: coarse)').matches) return
    const end = new AbortController()
    import('./swipe-away').then(({ swipeAway }) => swipeAway(element, edge, end.signal), console.error)
    return () => end.abort()
  }, [menu, edge])
}

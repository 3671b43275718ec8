import { type RefObject, useEffect } from 'react'
import { type Edge, swipeAway } from './swipe-away.ts'

/** Closes an open menu when it is swiped towards the edge that it came from. */
export function useSwipeAway(menu: RefObject<HTMLElement | null>, edge: Edge): void {
  useEffect(() => {
    const element = menu.current
    if (!element || !matchMedia('(any-pointer: coarse)').matches) return
    const end = new AbortController()
    swipeAway(element, edge, end.signal)
    return () => end.abort()
  }, [menu, edge])
}

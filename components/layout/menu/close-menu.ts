import type { FocusEvent, MouseEvent } from 'react'
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

/** Closes a popover when a link in it is followed: the page changes without a reload, so nothing else would. */
export function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
}

/** Closes a popover when Tab leads out of it: it would cover what has the focus (WCAG 2.4.11). */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

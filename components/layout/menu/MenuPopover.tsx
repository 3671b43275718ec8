import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Edge, swipeAway } from './swipe-away.ts'

interface MenuPopoverProps {
  id: string
  /** Where it comes from, and where a finger may push it. */
  edge: Edge
  className: string
  children: ReactNode
}

/** A menu of small screens. A popover: it opens and closes without scripts too. */
export function MenuPopover({ id, edge, className, children }: MenuPopoverProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element || !matchMedia('(any-pointer: coarse)').matches) return
    const end = new AbortController()
    swipeAway(element, edge, end.signal)
    return () => end.abort()
  }, [edge])
  return (
    // biome-ignore lint/a11y: only clicks on the links inside matter, and the keyboard makes those too
    <div ref={menu} id={id} popover="auto" onClick={closeOnLink} onBlur={closeOnLeave} className={className}>
      {children}
    </div>
  )
}

/** When a link in it is followed the page changes without a reload, so nothing else would close it. */
function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
}

/** When Tab leads out of it, it would cover what has the focus (WCAG 2.4.11). */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

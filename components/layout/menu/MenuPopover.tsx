import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Edge, swipeAway } from './swipe-away.ts'

interface MenuPopoverProps {
  id: string
  /** The edge it slides in from and can be swiped back to. */
  edge: Edge
  className: string
  children: ReactNode
}

/** A popover, because it opens and closes without scripts too. */
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
    // biome-ignore lint/a11y: only clicks on the links inside matter, and the keyboard triggers those too
    <div ref={menu} id={id} popover="auto" onClick={closeOnLink} onBlur={closeOnLeave} className={className}>
      {children}
    </div>
  )
}

/** Following a link changes the page without a reload, so nothing else would close the menu. */
function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
}

/** An open menu would cover the element that Tab moves to (WCAG 2.4.11). */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

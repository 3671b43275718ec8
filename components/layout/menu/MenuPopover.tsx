import type { FocusEvent, MouseEvent, ReactNode } from 'react'

interface MenuPopoverProps {
  id: string
  className: string
  children: ReactNode
}

/** A popover, because it opens and closes without scripts too. */
export function MenuPopover({ id, className, children }: MenuPopoverProps) {
  return (
    // biome-ignore lint/a11y: only clicks on the links inside matter, and the keyboard triggers those too
    <div id={id} popover="auto" onClick={closeOnLink} onBlur={closeOnLeave} className={className}>
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

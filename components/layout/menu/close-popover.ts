import type { FocusEvent, MouseEvent } from 'react'

/** Closes a popover when a link in it is followed: the page changes without a reload, so nothing else would. */
export function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
}

/** Closes a popover when Tab leads out of it: it would cover what has the focus (WCAG 2.4.11). */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

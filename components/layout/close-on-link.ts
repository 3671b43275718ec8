import type { MouseEvent } from 'react'

/** Closes a popover when a link in it is followed: the page changes without a reload, so nothing else would. */
export function closeOnLink(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
}

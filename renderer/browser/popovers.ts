/** The button of the menu that was asked for too early. */
let asked: HTMLElement | null = null

/**
 * The menus of small screens are popovers. Browsers that do not know those (before Chrome 114, Firefox 125 and Safari 17) learn
 * it here, and then open the menu that the visitor has asked for meanwhile.
 */
export async function bringPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  addEventListener('click', remember)
  await import('@oddbird/popover-polyfill')
  removeEventListener('click', remember)
  asked?.click()
  asked = null
}

function remember({ target }: Event): void {
  asked = (target as Element).closest<HTMLElement>('[popovertarget]')
}

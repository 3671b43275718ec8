/**
 * The menus of small screens are popovers. Browsers that do not know those (before Chrome 114, Firefox 125 and Safari 17) learn
 * it here, and then open the menu that the visitor has asked for meanwhile.
 */
export async function bringPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  let asked = null as HTMLElement | null
  const remember = ({ target }: Event) => {
    asked = (target as Element).closest<HTMLElement>('[popovertarget]')
  }
  addEventListener('click', remember)
  await import('@oddbird/popover-polyfill')
  removeEventListener('click', remember)
  asked?.click()
}

/**
 * Browsers end what a page still loads as soon as they leave it: Firefox and WebKit then report the page's code as missing.
 * Whoever answers a failure by loading the page anew asks here first: that would undo the visitor's own click.
 */
let isHiding = false

/** Notes from now on when the page is about to be left. */
export function watchPageHide(): void {
  addEventListener('beforeunload', () => {
    isHiding = true
  })
  // Safari on iOS has no such event. On the window, since whoever handles a click in the page has done so by then.
  addEventListener('click', (event) => {
    if (!event.defaultPrevented && leadsAway(event)) isHiding = true
  })
  // The page came back, by the back button.
  addEventListener('pageshow', () => {
    isHiding = false
  })
}

export function isPageHiding(): boolean {
  return isHiding
}

/**
 * Lets the browser open the address that the router has set already. Never resolves, so that the page on show stays until then.
 */
export function openByBrowser(): Promise<never> {
  isHiding = true
  location.reload()
  return new Promise(() => {})
}

/** Whether the browser opens the link that was clicked, in this tab and in place of this page. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.download || ctrlKey || metaKey || shiftKey) return false
  return link.protocol.startsWith('http') && withoutHash(link.href) !== withoutHash(location.href)
}

function withoutHash(address: string): string | undefined {
  return address.split('#')[0]
}

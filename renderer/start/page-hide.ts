/**
 * Browsers cancel pending loads when a page is left: Firefox and WebKit then report code as missing. Code that reloads after a
 * failure must check this first, since a reload would undo the visitor's navigation.
 */
let isHiding = false

/** Tracks from now on whether the page is about to be left. */
export function watchPageHide(): void {
  addEventListener('beforeunload', () => {
    isHiding = true
  })
  // Safari on iOS has no such event. On the window, so that handlers in the page have run before.
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
 * Reloads at the address that the router has already set. Never resolves, so that the current page stays until then.
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

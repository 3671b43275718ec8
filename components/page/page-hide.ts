/**
 * Browsers cancel pending loads when a page is left; Firefox and WebKit then report code as missing. Code that reloads
 * after a failure must check this first, because a reload would cancel the visitor's navigation.
 */
let isHiding = false

export function watchPageHide(): void {
  addEventListener('beforeunload', () => {
    isHiding = true
  })
  // Safari on iOS lacks `beforeunload`. Registered on the window, so that the page's own handlers have run before.
  addEventListener('click', (event) => {
    if (!event.defaultPrevented && leadsAway(event)) isHiding = true
  })
  // The page came back by the back button.
  addEventListener('pageshow', () => {
    isHiding = false
  })
}

export function isPageHiding(): boolean {
  return isHiding
}

/** Whether the browser opens the clicked link in place of this page. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.download || ctrlKey || metaKey || shiftKey) return false
  return link.protocol.startsWith('http') && withoutHash(link.href) !== withoutHash(location.href)
}

function withoutHash(address: string): string | undefined {
  return address.split('#')[0]
}

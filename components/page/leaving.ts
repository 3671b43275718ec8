let isPageLeft = false

/**
 * Whether the browser is leaving the page: it cancels what is loading, and Firefox and WebKit report code as missing.
 * Who reloads after a failure must ask first, because a reload would cancel the visitor's navigation.
 */
export function isLeaving(): boolean {
  return isPageLeft
}

export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    isPageLeft = true
  })
  // The page came back by the back button.
  addEventListener('pageshow', () => {
    isPageLeft = false
  })
}

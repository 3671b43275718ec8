let isPageLeft = false

/**
 * Browsers cancel pending loads when a page is left; Firefox and WebKit then report code as missing. Code that reloads
 * after a failure must check this first, because a reload would cancel the visitor's navigation.
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

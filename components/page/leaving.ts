let isPageLeft = false

/**
 * Whether the browser is leaving the page. It then cancels all requests, which Firefox and WebKit report as failures.
 * Ask before you reload the page after a failure: a reload would cancel the visitor's navigation.
 */
export function isLeaving(): boolean {
  return isPageLeft
}

export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    isPageLeft = true
  })
  const stay = () => {
    isPageLeft = false
  }
  // The back button has restored the page.
  addEventListener('pageshow', stay)
  // A visitor who has stopped the browser clicks again. A click that leaves the page comes before its `beforeunload`.
  addEventListener('click', stay, true)
}

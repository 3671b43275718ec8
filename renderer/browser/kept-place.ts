/** Where the router restores places, WebKit shows a page that it has kept, as on the way back from another site, from its start. */
export function keepPlaceWhileAway(): void {
  let top = 0
  addEventListener('pagehide', () => {
    top = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top, behavior: 'instant' })
  })
}

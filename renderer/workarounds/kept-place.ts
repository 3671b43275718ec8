/**
 * @tanstack/react-router 1.170 with `scrollRestoration`: WebKit shows a page that it has kept, as on the way back from
 * another site, from its start. May go when Safari, without it, comes back to the place where another site was opened.
 */
export function keepPlaceWhileAway(): void {
  let top = 0
  addEventListener('pagehide', () => {
    top = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top, behavior: 'instant' })
  })
}

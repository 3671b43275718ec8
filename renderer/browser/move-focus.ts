import type { RegisteredRouter } from '@tanstack/react-router'

/** After a route change focus stands at the start of the new page, as it would after loading one. */
export function moveFocus(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) document.querySelector('main')?.focus({ preventScroll: true })
  })
}

import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * After a route change focus stands on the title of the new page: screen readers say it, once, and go on from there, as after
 * loading a page. `main` itself would have them say nothing but that it is one.
 */
export function moveFocus(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ pathChanged }) => {
    const title = pathChanged && document.querySelector<HTMLElement>('h1')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  })
}

import type { RegisteredRouter } from '@tanstack/react-router'
import { followLinksBy, isOnThisPage, isPage, linkOf } from '../../components/page/page-links.ts'
import { whenIdle } from '../../components/page/when-idle.ts'
import { prefersSaveData } from '../start/save-data.ts'

/** How long the pointer must rest on a link before its page is loaded. */
const restMs = 50
/** How long after coming into view a link's page is loaded: first come the page's own pictures, and what the pointer is on. */
const inViewMs = 600

/**
 * Navigation and preloading for all links by the listeners of one window. The router's own component would cost 12 ms
 * of script at hydration with 60 links, and twice the time of a page change after hovering (medians at 4x slowdown).
 */
export function followLinks(router: RegisteredRouter): void {
  const preload = ({ pathname }: HTMLAnchorElement) => void router.preloadRoute({ to: pathname as '/' })
  followLinksBy((link) => void router.navigate({ href: link.pathname + link.search + link.hash }))
  let rest: ReturnType<typeof setTimeout>
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(rest)
        const link = linkOf(target)
        if (link && isPage(link) && !isOnThisPage(link))
          rest = setTimeout(preload, type === 'touchstart' ? 0 : restMs, link)
      },
      { passive: true },
    )
  if (!prefersSaveData()) preloadInView(router, preload)
}

/**
 * Preloads, when the browser is idle, the pages whose links come into view. Pages with a form (25 KB) wait for a pointer
 * or touch; pages in another language are left out, because they would need its messages.
 */
function preloadInView(router: RegisteredRouter, preload: (link: HTMLAnchorElement) => void): void {
  const preloadWhenIdle = (link: HTMLAnchorElement) =>
    whenIdle(() => {
      if (link.isConnected) preload(link)
    })
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && linkOf(target)
      if (!link) continue
      observer.unobserve(target)
      if (isPage(link) && !isOnThisPage(link) && !hasForm(router, link)) setTimeout(preloadWhenIdle, inViewMs, link)
    }
  })
  const observe = () => {
    // Links that are no longer in the document are forgotten.
    observer.disconnect()
    for (const link of document.querySelectorAll('a:not([hreflang])')) observer.observe(link)
  }
  observe()
  router.subscribe('onRendered', observe)
}

function hasForm(router: RegisteredRouter, { pathname }: HTMLAnchorElement): boolean {
  const [routes] = router.getMatchedRoutes(pathname)
  return Boolean(routes.at(-1)?.options.staticData?.hasForm)
}

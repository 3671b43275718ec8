import type { RegisteredRouter } from '@tanstack/react-router'
import { whenIdle } from '../../components/page/when-idle.ts'
import { prefersSaveData } from '../start/save-data.ts'

type Prefetch = (pathname: string) => Promise<boolean>

/** How long the pointer must rest on a link before its page is prefetched. */
const restMs = 50

/**
 * Client-side navigation for all links, with prefetch on hover, focus and touch. There is one listener, so that links
 * are plain HTML.
 */
export function followLinks(router: RegisteredRouter, prefetch: Prefetch): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || isForElsewhere(event)) return
    if (isOnThisPage(link) && link.hash) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  })
  let rest: ReturnType<typeof setTimeout>
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(
      type,
      (event) => {
        clearTimeout(rest)
        const link = linkOf(event)
        if (!link || isOnThisPage(link)) return
        if (type === 'touchstart') void prefetch(link.pathname)
        else rest = setTimeout(prefetch, restMs, link.pathname)
      },
      { passive: true },
    )
}

let observer: IntersectionObserver | undefined

/**
 * Prefetches, when the browser is idle, the data of pages whose links come into view, and for links in the content also
 * their lazy components. Pages in another language are skipped, because they would need its messages.
 */
export function prefetchLinksInView(prefetchData: Prefetch, prefetch: Prefetch): void {
  if (prefersSaveData()) return
  // Stops observing links that are no longer in the document.
  observer?.disconnect()
  observer = new IntersectionObserver((entries, inView) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && pageLinkOf(target)
      if (!link) continue
      inView.unobserve(target)
      if (isOnThisPage(link)) continue
      const prefetchLink = target.closest('main') ? prefetch : prefetchData
      whenIdle(() => prefetchLink(link.pathname))
    }
  })
  for (const link of document.querySelectorAll('a:not([hreflang])')) observer.observe(link)
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return target instanceof Element ? pageLinkOf(target) : undefined
}

/** The link to a page that contains the element; paths with an extension, such as `lgpd.jpeg`, are files. */
function pageLinkOf(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return /\.[^/]*$/.test(link.pathname) ? undefined : link
}

/** Whether the visitor opens a new tab or window, or downloads. */
function isForElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}

function isOnThisPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search
}

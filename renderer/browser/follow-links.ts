import type { RegisteredRouter } from '@tanstack/react-router'
import { keepsAddress } from '../../components/page/keeps-address'

/** How long a pointer rests on a link before its page is fetched: whoever only crosses it asks for nothing. */
const restMs = 50

/**
 * Follows the links of the document without reloading, and fetches a page as soon as a visitor turns to its link. One listener
 * for all links, so that a link is nothing but HTML.
 */
export function followLinks(router: RegisteredRouter, prefetch: (pathname: string) => Promise<boolean>): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || isForElsewhere(event)) return
    if (isOnThisPage(link) && link.hash) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  })
  let rest: ReturnType<typeof setTimeout>
  const preload = (link: HTMLAnchorElement) => {
    if (!isOnThisPage(link)) void prefetch(link.pathname)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(
      sign,
      (event) => {
        clearTimeout(rest)
        const link = linkOf(event)
        if (!link) return
        completeAddress(link)
        if (sign === 'touchstart') preload(link)
        else rest = setTimeout(preload, restMs, link)
      },
      { passive: true },
    )
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return target instanceof Element ? pageLinkOf(target) : undefined
}

/** The link to a page of the site that an element is, or is in. What has an ending, as in `lgpd.jpeg`, is a file. */
export function pageLinkOf(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return /\.[^/]*$/.test(link.pathname) ? undefined : link
}

/** Whether the visitor asks for another tab or window, or to keep what the link leads to. */
function isForElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}

function isOnThisPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search
}

const [keeping] = Object.keys(keepsAddress)

/** Gives the link to another language the query and the fragment of this page. */
function completeAddress(link: HTMLAnchorElement): void {
  if (keeping && link.hasAttribute(keeping)) link.href = link.pathname + location.search + location.hash
}

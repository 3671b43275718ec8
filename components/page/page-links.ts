/** Opens a page of the site without loading a document. */
type Follow = (link: HTMLAnchorElement) => void

let follow: Follow | undefined
let isHiding = false

/**
 * Browsers cancel pending loads when a page is left; Firefox and WebKit then report code as missing. Code that reloads
 * after a failure must check this first, because a reload would cancel the visitor's navigation.
 */
export function isPageHiding(): boolean {
  return isHiding
}

/** From now on, links to pages of the site are followed by this function, or by the browser. */
export function followLinksBy(ownWay: Follow | undefined): void {
  follow = ownWay
}

/** One listener for all links of the document; until `followLinksBy` the browser follows them. */
export function watchLinks(): void {
  for (const event of ['pointerdown', 'touchstart', 'keydown', 'click', 'contextmenu'] as const)
    addEventListener(event, ({ target }) => completeLanguageLink(target), { capture: true, passive: true })
  // On the window, so that the page's own handlers have run before.
  addEventListener('click', (event) => {
    const link = linkOf(event.target)
    if (!link || event.defaultPrevented || isForElsewhere(event, link)) return
    if (link.hash && isOnThisPage(link)) return
    if (follow && isPage(link)) {
      event.preventDefault()
      follow(link)
    } else if (link.protocol.startsWith('http')) isHiding = true
  })
  addEventListener('beforeunload', () => {
    isHiding = true
  })
  // The page came back by the back button.
  addEventListener('pageshow', () => {
    isHiding = false
  })
}

/** What the server answers at an address of the site, without its body: 0 for a redirect, 503 if nothing comes. */
export function statusOf(href: string): Promise<number> {
  const options: RequestInit = {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }
  return fetch(href, options).then(
    ({ status }) => status,
    () => 503,
  )
}

export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** Whether a link leads to a page of this site; files have a dot in their path. */
export function isPage(link: HTMLAnchorElement): boolean {
  return !opensBeside(link) && link.origin === location.origin && /^[\w/-]+$/.test(link.pathname)
}

export function isOnThisPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && search === location.search
}

/** Whether the visitor opens a new tab or window, or downloads. */
function isForElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey || opensBeside(link)
}

function opensBeside(link: HTMLAnchorElement): boolean {
  return link.target !== '' || link.hasAttribute('download')
}

/**
 * Adds this page's query and fragment to a language link when it is pressed: a prerendered page cannot know them, and
 * campaign parameters must not be lost.
 */
function completeLanguageLink(target: EventTarget | null): void {
  const link = linkOf(target)
  if (link && 'keepsAddress' in link.dataset) link.href = link.pathname + location.search + location.hash
}

import { type PageData, pageDataPath } from '../../components/page/page-data.ts'
import { loadMessages } from '../../locales/intl.ts'
import { localeOfPath } from '../../locales/locales.ts'
import { loadLazyComponents } from '../../pages/page-components.tsx'
import type { RouterContext } from '../../pages/route-tree.tsx'
import { belongsToOtherDomain } from '../start/own-domain.ts'
import { isPageHiding, openByBrowser } from '../start/page-hide.ts'
import { updateDocument, updateHead } from './update-document.ts'

interface BrowserContext extends RouterContext {
  /**
   * Prefetches only the data of a page, without the router.
   * @returns whether the data are there
   */
  prefetchData: (pathname: string) => Promise<boolean>
  /**
   * Prefetches the data and lazily hydrated components of a page.
   * @returns whether they are there
   */
  prefetch: (pathname: string) => Promise<boolean>
  /** Whether the site was published again since this tab was opened. */
  isOutdated: () => boolean
  /** In the dev server: clears the cache of pages. */
  forget: () => void
}

/** The router context in the browser: the first page is in the document, the others are fetched. */
export function createRouterContext(first: PageData): BrowserContext {
  const pages = new Map<string, Promise<PageData>>()
  let isFirst = true
  let isOutdated = false
  let shown = first
  let described = first

  /** Cached for the visit, because content changes only with a deploy. */
  function pageAt(pathname: string): Promise<PageData> {
    const known = pages.get(pathname)
    if (known) return known
    const page = load(pathname)
    pages.set(pathname, page)
    page.catch(() => pages.delete(pathname))
    return page
  }

  async function load(pathname: string): Promise<PageData> {
    if (import.meta.env.DOMAINS && belongsToOtherDomain(pathname, import.meta.env.DOMAINS))
      throw new TypeError(`${pathname} is on another domain.`)
    const [page] = await Promise.all([fetchPage(pathname), loadMessages(localeOfPath(pathname))])
    isOutdated ||= page.build !== first.build
    return page
  }

  async function readyPageAt(pathname: string): Promise<PageData> {
    const page = await pageAt(pathname)
    await loadLazyComponents(page.id)
    return page
  }

  const isThere = (page: Promise<PageData>): Promise<boolean> =>
    page.then(
      ({ id }) => id !== undefined && !isOutdated,
      () => false,
    )

  return {
    isOutdated: () => isOutdated,
    forget: () => pages.clear(),
    prefetchData: (pathname) => isThere(pageAt(pathname)),
    prefetch: (pathname) => isThere(readyPageAt(pathname)),
    async loadPage(pathname) {
      if (isFirst) {
        isFirst = false
        return first
      }
      try {
        const page = await readyPageAt(pathname)
        return isOutdated ? openByBrowser() : page
      } catch (error) {
        if (isPageHiding()) return new Promise(() => {})
        if (isOfNetwork(error) && navigator.onLine) return openByBrowser()
        throw error
      }
    },
    updateDocument(page) {
      if (page === shown) return
      shown = page
      updateDocument(page)
    },
    updateHead(page) {
      if (page === described) return
      described = page
      updateHead(page)
    },
  }
}

/**
 * Fetches the data of a page; at an unknown address, those of the 404 page.
 * @throws if the network fails or the response is no page of this site
 */
async function fetchPage(pathname: string): Promise<PageData> {
  const response = await fetch(pageDataPath(pathname))
  if (response.ok) return response.json()
  if (response.status !== 404) throw new Error(`${pathname} responded with ${response.status}.`)
  const notFound = await fetch(pageDataPath(`/${localeOfPath(pathname)}/404`))
  return notFound.json()
}

/** Whether a response or code did not arrive: `fetch` and `import` report this as a TypeError in all browsers. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof TypeError
}

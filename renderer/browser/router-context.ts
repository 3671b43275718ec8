import { type PageData, pageDataPath } from '../../components/page/page-data'
import { loadMessages } from '../../locales/intl'
import { localeOfPath } from '../../locales/locales'
import { pageComponents } from '../../pages/page-components'
import type { RouterContext } from '../../pages/route-tree'
import type { PageId } from '../../pages/routes'
import { isLeaving, openByBrowser } from '../start/leaving'
import { livesElsewhere } from '../start/own-domain'
import { updateDocument, updateHead } from './update-document'

interface BrowserContext extends RouterContext {
  /**
   * Gets a page ready with all that it needs, before the visitor has asked for it, which may never happen. It costs no more than
   * fetching does: the router hears of nothing.
   * @returns whether the page is ready
   */
  prefetch: (pathname: string) => Promise<boolean>
  /** Whether the site was published anew since this tab was opened. */
  isOutdated: () => boolean
  /** While developing: has pages fetched anew. */
  forget: () => void
}

/** Where pages come from in the browser: the first stands in the document already, the others are fetched. */
export function createRouterContext(first: PageData): BrowserContext {
  const pages = new Map<string, Promise<PageData>>()
  let isFirst = true
  let isOutdated = false
  let shown = first
  let described = first

  /** A page is fetched once for a visit, since content changes only with a deploy. */
  function pageAt(pathname: string): Promise<PageData> {
    const known = pages.get(pathname)
    if (known) return known
    const page = load(pathname)
    pages.set(pathname, page)
    page.catch(() => pages.delete(pathname))
    return page
  }

  async function load(pathname: string): Promise<PageData> {
    if (import.meta.env.DOMAINS && livesElsewhere(pathname, import.meta.env.DOMAINS))
      throw new TypeError(`${pathname} is on another domain.`)
    const [page] = await Promise.all([fetchPage(pathname), loadMessages(localeOfPath(pathname))])
    isOutdated ||= page.build !== first.build
    return page
  }

  return {
    isOutdated: () => isOutdated,
    forget: () => pages.clear(),
    async loadPage(pathname, { load, loadParts }) {
      if (isFirst) {
        isFirst = false
        await load()
        return first
      }
      try {
        const [page] = await Promise.all([pageAt(pathname), load(), loadParts()])
        return isOutdated ? openByBrowser() : page
      } catch (error) {
        if (isLeaving()) return new Promise(() => {})
        if (isOfNetwork(error) && navigator.onLine) return openByBrowser()
        throw error
      }
    },
    async prefetch(pathname) {
      try {
        const { id } = await pageAt(pathname)
        if (!id || isOutdated) return false
        const { load, loadParts } = pageComponents[id as PageId]
        await Promise.all([load(), loadParts()])
        return true
      } catch {
        return false
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
 * The data of a page. At an unknown address it is that of the page that says that there is none.
 * @throws where the network fails or the answer is no page of this site
 */
async function fetchPage(pathname: string): Promise<PageData> {
  const response = await fetch(pageDataPath(pathname))
  if (response.ok) return response.json()
  if (response.status !== 404) throw new Error(`${pathname} was answered with ${response.status}.`)
  const notFound = await fetch(pageDataPath(`/${localeOfPath(pathname)}/404`))
  return notFound.json()
}

/** Whether an answer or code did not arrive: `fetch` and `import` say so in all browsers by this error. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof TypeError
}

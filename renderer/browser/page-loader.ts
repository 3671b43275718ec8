import type { PageData } from '../../components/page/page-data'
import { pageViews } from '../../pages/page-views'
import type { RouterContext } from '../../pages/route-tree'
import type { PageFile } from '../page-file'
import { describeDocument, dressDocument } from './dress-document'
import { fetchPage } from './fetch-page'
import { isLeaving, openByBrowser } from './leaving'
import { livesElsewhere } from './own-domain'
import { adoptInlineSheet, loadSheet, wearSheet } from './page-sheets'

interface PageLoader extends RouterContext {
  /**
   * Gets a page ready with all that it needs, before the visitor has asked for it, which may never happen. It costs no more than
   * fetching does: the router hears of nothing.
   * @returns whether the page is ready
   */
  prefetch: (pathname: string) => Promise<boolean>
  /** Whether the site was published anew since this tab was opened. */
  isOutdated: () => boolean
}

/** Where pages come from in the browser: the first stands in the document already, the others are fetched. */
export function createPageLoader(first: PageFile): PageLoader {
  const files = new Map<string, Promise<PageFile>>()
  const sheets = new WeakMap<PageData, string>([[first.page, first.styles]])
  let isFirst = true
  let isOutdated = false
  let shown = first.page
  let described = first.page
  adoptInlineSheet(first.styles)
  import.meta.hot?.on('content-changed', () => files.clear())

  /** The file of a page with its styles. It is fetched once for a visit, since content changes only with a deploy. */
  function fileOf(pathname: string): Promise<PageFile> {
    const known = files.get(pathname)
    if (known) return known
    const file = fetchFile(pathname)
    files.set(pathname, file)
    file.catch(() => files.delete(pathname))
    return file
  }

  async function fetchFile(pathname: string): Promise<PageFile> {
    if (import.meta.env.DOMAINS && livesElsewhere(pathname, import.meta.env.DOMAINS))
      throw new TypeError(`${pathname} is on another domain.`)
    const file = await fetchPage(pathname)
    isOutdated ||= file.build !== first.build
    sheets.set(file.page, file.styles)
    // The code for another build's page is not here, so its styles are of no use either.
    if (!isOutdated) await loadSheet(file.styles)
    return file
  }

  return {
    isOutdated: () => isOutdated,
    async loadPage({ pathname }, { load, loadParts }) {
      if (isFirst) {
        isFirst = false
        await load()
        return first.page
      }
      try {
        const [{ page }] = await Promise.all([fileOf(pathname), load(), loadParts()])
        return isOutdated ? openByBrowser() : page
      } catch (error) {
        if (isLeaving()) return new Promise(() => {})
        if (isOfNetwork(error) && navigator.onLine) return openByBrowser()
        throw error
      }
    },
    async prefetch(pathname) {
      try {
        const { page, id } = await fileOf(pathname)
        if (id && !isOutdated) await Promise.all([pageViews[id].load(), pageViews[id].loadParts()])
        return !page.isUnknownAddress && !isOutdated
      } catch {
        return false
      }
    },
    dressDocument(page) {
      if (page === shown) return
      shown = page
      const styles = sheets.get(page)
      if (styles) wearSheet(styles)
      dressDocument(page)
    },
    describeDocument(page) {
      if (page === described) return
      described = page
      describeDocument(page)
    },
  }
}

/** Whether an answer or code did not arrive: `fetch` and `import` say so in all browsers by this error. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof TypeError
}

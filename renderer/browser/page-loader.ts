import type { PageData } from '../../components/page/page-data'
import type { RouterContext } from '../../pages/route-tree'
import type { PageFile } from '../page-file'
import { dressDocument } from './dress-document'
import { fetchPage } from './fetch-page'
import { isLeaving, openByBrowser } from './leaving'
import { livesElsewhere } from './own-domain'
import { adoptInlineSheet, loadSheet, wearSheet } from './page-sheets'

/** Where pages come from in the browser: the first stands in the document already, the others are fetched. */
export function createPageLoader(first: PageFile): Omit<RouterContext, 'onShown'> & { isOutdated: () => boolean } {
  const sheets = new WeakMap<PageData, string>([[first.page, first.styles]])
  let isFirst = true
  let isOutdated = false
  let shown = first.page
  adoptInlineSheet(first.styles)
  return {
    isOutdated: () => isOutdated,
    async loadPage({ pathname, isPreload }, loadCode) {
      if (isFirst) {
        isFirst = false
        await loadCode()
        return first.page
      }
      // What was only pointed at may have been clicked since: the router then has set its address.
      const isAskedFor = () => !isPreload || location.pathname === pathname
      try {
        if (import.meta.env.DOMAINS && livesElsewhere(pathname, import.meta.env.DOMAINS))
          throw new TypeError(`${pathname} is on another domain.`)
        const [{ page, styles, build }] = await Promise.all([fetchPage(pathname), loadCode()])
        // The site was published anew since this tab was opened: the page is meant for other code.
        isOutdated ||= build !== first.build
        if (isOutdated) return isAskedFor() ? openByBrowser() : page
        await loadSheet(styles)
        sheets.set(page, styles)
        return page
      } catch (error) {
        if (isLeaving()) return new Promise(() => {})
        if (isAskedFor() && isOfNetwork(error) && navigator.onLine) return openByBrowser()
        throw error
      }
    },
    dressDocument(page) {
      if (page === shown) return
      shown = page
      const styles = sheets.get(page)
      if (styles) wearSheet(styles)
      dressDocument(page)
    },
  }
}

/** Whether an answer or code did not arrive: `fetch` and `import` say so in all browsers by this error. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof TypeError
}

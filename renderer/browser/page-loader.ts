import type { PageData } from '../../components/page/page-data'
import type { RouterContext } from '../../pages/route-tree'
import { fetchPage } from './fetch-page'
import { isLeaving, openByBrowser } from './leaving'

/** Where pages come from in the browser: the first stands in the document already, the others are fetched. */
export function createPageLoader(firstPage: PageData): Pick<RouterContext, 'loadPage'> & { isOutdated: () => boolean } {
  let isFirst = true
  let isOutdated = false
  return {
    isOutdated: () => isOutdated,
    async loadPage({ pathname, isPreload }, loadCode) {
      if (isFirst) {
        isFirst = false
        await loadCode()
        return firstPage
      }
      // What was only pointed at may have been clicked since: the router then has set its address.
      const isAskedFor = () => !isPreload || location.pathname === pathname
      try {
        const [{ page, isOfAnotherBuild }] = await Promise.all([fetchPage(pathname), loadCode()])
        isOutdated ||= isOfAnotherBuild
        return isOutdated && isAskedFor() ? openByBrowser() : page
      } catch (error) {
        if (isLeaving()) return new Promise(() => {})
        if (isAskedFor() && isOfNetwork(error) && navigator.onLine) return openByBrowser()
        throw error
      }
    },
  }
}

/** Whether an answer or code did not arrive: `fetch` and `import` say so in all browsers by this error. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof TypeError
}

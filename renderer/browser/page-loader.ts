import type { PageData } from '../../components/page/page-data'
import type { RouterContext } from '../../pages/route-tree'
import { fetchPage } from './fetch-page'

/** Where pages come from in the browser: the first stands in the document already, the others are fetched. */
export function createPageLoader(firstPage: PageData): Pick<RouterContext, 'loadPage'> & { isOutdated: () => boolean } {
  let isFirst = true
  let isOutdated = false
  return {
    isOutdated: () => isOutdated,
    async loadPage({ pathname, isPreload }) {
      if (isFirst) {
        isFirst = false
        return firstPage
      }
      const { page, isOfAnotherBuild } = await fetchPage(pathname)
      isOutdated ||= isOfAnotherBuild
      return isOutdated && !isPreload ? leaveFor(pathname) : page
    },
  }
}

/** Lets the browser open a page with the code of the newer build. Never resolves, so that the page on show stays until then. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}

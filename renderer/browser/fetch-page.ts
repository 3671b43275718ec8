import type { PageData } from '../../components/page/page-data'
import { readPageData } from '../page-data-script'

export interface FetchedPage {
  page: PageData
  /** Whether the site was published anew since this tab was opened: then the page's data is meant for other code. */
  isOfAnotherBuild: boolean
}

/**
 * A page's data, read in its HTML. An unknown address answers with a page as well: the one that says that there is none.
 * @throws where the network fails or the answer is no page of this site.
 */
export async function fetchPage(pathname: string): Promise<FetchedPage> {
  const response = await fetch(pathname, { headers: { accept: 'text/html' } })
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
  return { page: readPageData(fetched), isOfAnotherBuild: codeOf(fetched) !== codeOf(document) }
}

/** The script that starts the application; its name changes with any of the code. */
function codeOf(page: Document): string | null | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src')
}

import type { PageData } from '../../components/page/page-data'
import { readPageData } from '../page-data-script'

/**
 * A page's data, read in its HTML. An unknown address answers with a page as well: the one that says so.
 * @throws where the network fails or the answer is no page of this site.
 */
export async function fetchPage(pathname: string): Promise<PageData> {
  const response = await fetch(pathname, { headers: { accept: 'text/html' } })
  return readPageData(new DOMParser().parseFromString(await response.text(), 'text/html'))
}

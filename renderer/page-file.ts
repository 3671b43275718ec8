import type { PageData } from '../components/page/page-data'
import type { PageId } from '../pages/routes'

/** What stands in a file beside each page's HTML: what the application needs to show the page. */
export interface PageFile {
  page: PageData
  /** The page in the table of addresses; at an unknown address there is none. */
  id?: PageId
  /** Names the code that the page is meant for. */
  build: string
  /** Where the styles of the page stand. */
  styles: string
  /** Names this content: the HTML of the page says which one it was made of. */
  version: string
}

/** Where the file of a page stands. */
export function pageFileAddress(pathname: string): string {
  return `/data${pathname === '/' ? '/index' : pathname}.json`
}

import { localeOfPath } from '../../locales/locales'
import { type PageFile, pageFileAddress } from '../page-file'

/**
 * The file of a page. At an unknown address it is that of the page that says that there is none.
 * @throws where the network fails or the answer is no page of this site
 */
export async function fetchPage(pathname: string): Promise<PageFile> {
  const response = await fetch(pageFileAddress(pathname))
  if (response.ok) return response.json()
  if (response.status !== 404) throw new Error(`${pathname} was answered with ${response.status}.`)
  const notFound = await fetch(pageFileAddress(`/${localeOfPath(pathname)}/404`))
  return notFound.json()
}

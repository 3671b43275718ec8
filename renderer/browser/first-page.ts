import type { PageFile } from '../page-file'
import { pageFileMeta } from '../page-file-meta'

/**
 * The file of the page on show.
 * @throws where the network fails, or the file is of another version than the document: the site was published anew in between
 */
export async function fetchFirstPage(): Promise<PageFile> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${pageFileMeta}]`)?.content
  if (!address) throw new Error('The document names no data.')
  const response = await fetch(address)
  const file: PageFile = await response.json()
  if (!address.endsWith(`=${file.version}`)) throw new Error(`${address} is of version ${file.version}.`)
  return file
}

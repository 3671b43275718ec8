import { type PageFile, pageFileMeta } from '../page-file'

/**
 * The file of the page on show.
 * @throws where the network fails, or the file is of another version than the document: the site was published anew in between
 */
export async function fetchFirstPage(): Promise<PageFile> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${pageFileMeta}]`)?.content
  if (!address) throw new Error('The document does not say where the file of its page stands.')
  const response = await fetch(address)
  const file: PageFile = await response.json()
  if (file.version !== new URL(address, location.href).searchParams.get('v'))
    throw new Error(`${address} is of version ${file.version}.`)
  return file
}

import { pageDataPath } from '../../components/page/page-data.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** The application takes a page's data from the document, or from a file beside it: both must be those of this very page. */
export function dataFaults(site: Site): string[] {
  return [...site.pages.values()].flatMap(faultsOf)
}

function faultsOf({ path, data, hasSameHead, hasSameData }: SitePage): string[] {
  const file = pageDataPath(path)
  const faults: string[] = []
  if (data.pathname !== path) faults.push(`${path}: ${file} is that of ${data.pathname}.`)
  if (!hasSameHead) faults.push(`${path}: the head that ${file} has for it should be that of the document.`)
  if (!hasSameData) faults.push(`${path}: ${file} should hold the same data as the document.`)
  return faults
}

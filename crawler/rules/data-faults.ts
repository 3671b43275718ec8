import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** The application takes a page's data from a file: it must be that of this very page, and say the same of it. */
export function dataFaults(site: Site): string[] {
  return [...site.pages.values()].flatMap(faultsOf)
}

function faultsOf({ path, data, file }: SitePage): string[] {
  const faults: string[] = []
  const [version, asked] = file.versions
  if (version !== asked) faults.push(`${path}: ${file.path} is of version ${version}, and should be of ${asked}.`)
  if (data.pathname !== path) faults.push(`${path}: ${file.path} is that of ${data.pathname}.`)
  if (!file.hasSameHead) faults.push(`${path}: the head that ${file.path} has for it should be that of the document.`)
  return faults
}

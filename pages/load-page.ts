import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isLeaving } from '../components/page/leaving.ts'
import { type LoadedPage, pageDataPath } from '../components/page/page-data.ts'
import { domainRedirect } from '../locales/domains.ts'
import { loadMessages } from '../locales/intl.ts'
import { localeOfPath } from '../locales/locales.ts'
import type { RouterContext } from './root.tsx'

export interface LoaderInput {
  context: RouterContext
  location: ParsedLocation
  preload: boolean
}

/** The loader of every route: the first page stands in the document, the others are fetched. */
export async function loadPage<Page extends LoadedPage>(
  { context, location, preload }: LoaderInput,
  code?: () => Promise<unknown>,
): Promise<Page> {
  const { firstPage } = context
  const { pathname, href } = location
  const messages = loadMessages(localeOfPath(pathname))
  // Without its code, the document stays what it is.
  if (pathname === firstPage.page.pathname) return Promise.all([messages, code?.()]).then(() => firstPage as Page)
  const loaded = await fetchPage(pathname, messages)
  // The site was published again since this tab was opened, only the server knows the path, or something else answers.
  if (loaded?.page?.buildId === firstPage.page.buildId) return loaded as Page
  if (preload) throw redirect({ href, reloadDocument: true })
  // The address bar shows that page already: with a fragment, opening it would load nothing.
  window.location.reload()
  return new Promise(() => {})
}

/**
 * @returns undefined if the browser itself should open the page
 * @throws offline, where the browser could not open it either, and if the server fails
 */
async function fetchPage(pathname: string, messages: Promise<void>): Promise<Partial<LoadedPage> | undefined> {
  const domains = import.meta.env.DOMAINS
  if (domains && domainRedirect(location.host, pathname, domains)) return undefined
  try {
    const [response] = await Promise.all([fetch(pageDataPath(pathname)), messages])
    if (response.ok) return await response.json()
    // Not there, or first a challenge of a firewall or a login.
    if (response.status < 500) return undefined
    throw new Error(`${pathname} responded with ${response.status}.`)
  } catch (error) {
    if (isLeaving()) return new Promise(() => {})
    // What did not arrive is a TypeError in all browsers, another page in place of the data, as of a hotel's network, a SyntaxError.
    if ((error instanceof TypeError && navigator.onLine) || error instanceof SyntaxError) return undefined
    throw error
  }
}

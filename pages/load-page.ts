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
  // Without its code and its messages, the document stays what it is.
  if (pathname === firstPage.page.pathname)
    return Promise.all([messagesOf(pathname), code?.()]).then(() => firstPage as Page)
  const loaded = await fetchPage(pathname)
  if (loaded?.page?.buildId === firstPage.page.buildId) return loaded as Page
  // The site was published again since this tab was opened, the path is no page, or another server answers.
  if (preload) throw redirect({ href, reloadDocument: true })
  // The address bar shows that page already: opening the address again would only move to its fragment.
  if (!isLeaving()) window.location.reload()
  return new Promise(() => {})
}

/**
 * @returns undefined if the browser itself should open the page
 * @throws offline, where the browser could not open it either, and if the server fails
 */
async function fetchPage(pathname: string): Promise<Partial<LoadedPage> | undefined> {
  const domains = import.meta.env.DOMAINS
  if (domains && domainRedirect(location.host, pathname, domains)) return undefined
  try {
    const [response] = await Promise.all([fetch(pageDataPath(pathname)), messagesOf(pathname)])
    if (response.ok) return await response.json()
    // The page is not there, or a firewall or a login comes first.
    if (response.status < 500) return undefined
    throw new Error(`${pathname} responded with ${response.status}.`)
  } catch (error) {
    if (isLeaving()) return new Promise(() => {})
    // In all browsers, a TypeError says that nothing arrived, and a SyntaxError that it was no JSON: a hotel's login
    // page.
    if ((error instanceof TypeError && navigator.onLine) || error instanceof SyntaxError) return undefined
    throw error
  }
}

function messagesOf(pathname: string): Promise<void> {
  return loadMessages(localeOfPath(pathname))
}

import { defaultLocale, localeOfPath } from '../../locales/locales.ts'
import { allAddresses } from '../../pages/addresses'
import { loadPage } from '../../renderer/load-page'
import { renderPage } from '../../renderer/render-page'

/** What each page of the default language says of itself, its data and what it shows, by its address. */
export const renderedPages: Record<string, string> = {}

for (const { pathname } of allAddresses().filter(({ pathname }) => localeOfPath(pathname) === defaultLocale)) {
  const { page } = await loadPage(pathname)
  renderedPages[pathname] = JSON.stringify(page) + (await renderPage(page))
}

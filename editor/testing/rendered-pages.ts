import { defaultLocale, localeOfPath } from '../../locales/locales.ts'
import { allAddresses } from '../../pages/addresses.ts'
import { loadPage } from '../../renderer/prerender/load-page.ts'
import { renderPage } from '../../renderer/prerender/render-page.tsx'

/** The data and HTML of each default-language page, by address. */
export const renderedPages: Record<string, string> = {}

for (const { pathname } of allAddresses().filter(({ pathname }) => localeOfPath(pathname) === defaultLocale)) {
  const { page } = await loadPage(pathname)
  renderedPages[pathname] = JSON.stringify(page) + (await renderPage(page))
}

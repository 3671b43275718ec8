import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { createSiteRouter } from '../pages/router'
import { type AssembledPage, createPageAssembler, type PageAssembler } from './assemble-page'
import { embedPageData } from './page-data-script'
import { preloadLinks } from './preload-links'
import { renderWhole } from './render-whole'
import { stylesOf, stylesWithoutScripts } from './styles/page-styles'

let assemble: PageAssembler | undefined

/** Makes the complete document of one address. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  // While developing, messages are read anew for every page: they may have changed.
  if (!assemble || import.meta.env.DEV) assemble = createPageAssembler()
  const { html, page, view } = await renderPage(urlPathname, assemble)
  const styles = `<style>${await stylesOf(html)}</style><noscript><style>${stylesWithoutScripts()}</style></noscript>`
  const head = `${styles}${preloadLinks(view)}${embedPageData(page)}`
  return escapeInject`${dangerouslySkipEscape(html.replace('</head>', () => `${head}</head>`))}`
}

async function renderPage(pathname: string, assemble: PageAssembler): Promise<AssembledPage & { html: string }> {
  const requested: AssembledPage[] = []
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [pathname] }), {
    loadPage: async (request, loadCode) => {
      await loadCode()
      const assembled = assemble(request)
      requested.push(assembled)
      return assembled.page
    },
  })
  await router.load()
  const failed = router.state.matches.find((match) => match.error)
  if (failed) fail(pathname, failed.error)
  const [assembled] = requested
  if (!assembled) throw new Error(`${pathname} has no place in the table of addresses.`)
  const html = await renderWhole(<RouterProvider router={router} />).catch((error) => fail(pathname, error))
  return { ...assembled, html }
}

function fail(pathname: string, cause: unknown): never {
  throw new Error(`${pathname} cannot be rendered: ${cause}`, { cause })
}

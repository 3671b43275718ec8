import { renderPage } from 'vike/server'
import type { Plugin } from 'vite'

/**
 * Renders pages and their data on request in the dev server. Vite shows an error in place of the page, which reloads
 * once it is corrected. Must precede Vike's plugin, which would only report that there was an error.
 */
export function pagesInDev(): Plugin {
  return {
    name: 'pages-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/data', async ({ url = '' }, response, next) => {
        const [, path] = /^(\/.*)\.json(?:\?|$)/.exec(url) ?? []
        if (!path) return next()
        try {
          const { pageAt } = (await server.ssrLoadModule(
            '/renderer/prerender/page-at.ts',
          )) as typeof import('./page-at.ts')
          const { page, content } = await pageAt(path === '/index' ? '/' : decodeURIComponent(path))
          response.setHeader('content-type', 'application/json').end(JSON.stringify({ page, content }))
        } catch (error) {
          response.writeHead(500).end((error as Error).message)
        }
      })
      // After Vite's own middleware, which has served all files.
      return () =>
        server.middlewares.use(async ({ originalUrl = '/', headers }, response, next) => {
          if (/\.\w+(\?|$)/.test(originalUrl)) return next()
          const { httpResponse, errorWhileRendering } = await renderPage({
            urlOriginal: originalUrl,
            headersOriginal: headers,
          })
          if (errorWhileRendering) return next(errorWhileRendering)
          for (const [name, value] of httpResponse.headers) response.appendHeader(name, value)
          response.statusCode = httpResponse.statusCode
          response.end(httpResponse.body)
        })
    },
  }
}

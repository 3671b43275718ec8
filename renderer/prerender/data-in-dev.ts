import type { Plugin } from 'vite'

/** Makes the data of pages on request in the dev server; a build writes them beside the documents. */
export function dataInDev(): Plugin {
  return {
    name: 'data-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/data', async ({ url = '' }, response, next) => {
        const [, path] = /^(\/.*)\.json(?:\?|$)/.exec(url) ?? []
        if (!path) return next()
        try {
          const { buildPage } = (await server.ssrLoadModule(
            '/renderer/prerender/build-page.ts',
          )) as typeof import('./build-page.ts')
          const { page, content } = await buildPage(path === '/index' ? '/' : decodeURIComponent(path))
          response.setHeader('content-type', 'application/json').end(JSON.stringify({ page, content }))
        } catch (error) {
          response.writeHead(500).end((error as Error).message)
        }
      })
    },
  }
}

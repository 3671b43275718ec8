import type { Plugin } from 'vite'

/** While developing, a page's file is made when the application asks for it. */
export function dataInDev(): Plugin {
  return {
    name: 'data-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async ({ url = '/' }, response, next) => {
        const [, path] = /^\/data(\/.*)\.json(?:\?|$)/.exec(url) ?? []
        if (!path) return next()
        try {
          // As Vike loads what makes documents: environments.ssr.runner has modules of its own, and of two that have a module Vite tells
          // only the first to ask that it has changed.
          const { writeInDev } = (await server.ssrLoadModule(
            '/renderer/page-in-dev.ts',
          )) as typeof import('./page-in-dev')
          const { file } = await writeInDev(path === '/index' ? '/' : decodeURIComponent(path))
          response.setHeader('content-type', 'application/json').end(file)
        } catch (error) {
          // The document of the page tells the same, in full.
          response.writeHead(500).end((error as Error).message)
        }
      })
    },
  }
}

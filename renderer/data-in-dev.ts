import { isRunnableDevEnvironment, type Plugin } from 'vite'

/** While developing, a page's file is made when the application asks for it. */
export function dataInDev(): Plugin {
  return {
    name: 'data-in-dev',
    apply: 'serve',
    configureServer({ middlewares, environments: { ssr } }) {
      middlewares.use(async ({ url = '/' }, response, next) => {
        const [, path] = /^\/data(\/.*)\.json(?:\?|$)/.exec(url) ?? []
        if (!path || !ssr || !isRunnableDevEnvironment(ssr)) return next()
        try {
          const { writeInDev } = await ssr.runner.import<typeof import('./page-in-dev')>('/renderer/page-in-dev.ts')
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

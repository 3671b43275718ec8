import type { Plugin } from 'vite'

/** While developing, a document is drawn when somebody asks for it. */
export function documentsInDev(): Plugin {
  return {
    name: 'documents-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/documents', async ({ originalUrl }, response, next) => {
        try {
          const { drawDocument } = (await server.ssrLoadModule(
            '/renderer/documents/draw-document.ts',
          )) as typeof import('./draw-document')
          const file = await drawDocument(originalUrl ?? '')
          if (!file) return next()
          response.setHeader('content-type', 'application/pdf').end(file)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

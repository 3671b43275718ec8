import { isRunnableDevEnvironment, type Plugin } from 'vite'

/** While developing, a document is drawn when somebody asks for it. */
export function documentsInDev(): Plugin {
  return {
    name: 'documents-in-dev',
    apply: 'serve',
    configureServer({ middlewares, environments: { ssr } }) {
      middlewares.use('/documents', async ({ originalUrl }, response, next) => {
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next()
        try {
          const { drawDocument } = await ssr.runner.import<typeof import('./draw-document')>(
            '/renderer/documents/draw-document.ts',
          )
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

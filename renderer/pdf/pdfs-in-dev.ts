import type { Plugin } from 'vite'

/** Draws PDFs on request in the dev server. */
export function pdfsInDev(): Plugin {
  return {
    name: 'documents-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/documents', async ({ originalUrl }, response, next) => {
        try {
          const { drawPdf } = (await server.ssrLoadModule(
            '/renderer/pdf/draw-pdf.ts',
          )) as typeof import('./draw-pdf.ts')
          const file = await drawPdf(originalUrl ?? '')
          if (!file) return next()
          response.setHeader('content-type', 'application/pdf').end(file)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

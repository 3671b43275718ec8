import type { Plugin } from 'vite'
import unoConfig from '../uno.config.ts'

const address = '/design'
/** The theme of uno.config.ts, which a browser cannot read. */
const virtualTheme = 'virtual:theme'

const documentHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Design</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <div id="design-page"></div>
    <script type="module" src="/design/start.tsx"></script>
  </body>
</html>`

/** The design page of `npm run dev`: tokens and components with their variants. It is part of no build. */
export function designInDev(): Plugin {
  return {
    name: 'design-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async ({ url = '/' }, response, next) => {
        if (url.split('?')[0] !== address) return next()
        try {
          const html = await server.transformIndexHtml(url, documentHtml)
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        } catch (error) {
          next(error)
        }
      })
    },
    resolveId: (source) => (source === virtualTheme ? `\0${source}` : null),
    load: (id) => (id === `\0${virtualTheme}` ? `export const theme = ${JSON.stringify(unoConfig.theme)}` : null),
  }
}

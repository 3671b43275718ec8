import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { CompactMessages } from '../components/page/page-data'
import { compactMessages, readCatalogues } from '../renderer/messages/catalogues.ts'
import unoConfig from '../uno.config.ts'

const address = '/design'

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

/** The design page of `npm run dev`: tokens and components with their variants and states. It is part of no build. */
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
    resolveId: (source) => (source in virtualModules ? `\0${source}` : null),
    load(id) {
      const source = id.slice(1)
      if (id[0] !== '\0' || !(source in virtualModules)) return null
      if (source === 'virtual:messages')
        for (const file of globSync('locales/*/*.json')) this.addWatchFile(resolve(file))
      return virtualModules[source]?.()
    },
  }
}

/** Modules whose content is read from files here, since the page cannot read files in a browser. */
const virtualModules: Record<string, () => string> = {
  'virtual:theme': () => `export const theme = ${JSON.stringify(unoConfig.theme)}`,
  'virtual:messages': () => `export const messages = ${JSON.stringify(allMessages())}`,
}

function allMessages(): Record<string, CompactMessages> {
  const catalogues = Object.entries(readCatalogues())
  return Object.fromEntries(catalogues.map(([locale, all]) => [locale, compactMessages(all, all.keys())]))
}

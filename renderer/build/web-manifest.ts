import type { Plugin } from 'vite'
import { company } from '../../content/company/company.ts'
import { ink } from '../../uno.config.ts'

const path = '/site.webmanifest'

/** The site on a phone's home screen (https://www.w3.org/TR/appmanifest/). */
const manifest = JSON.stringify({
  name: company.name,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  background_color: ink,
  theme_color: ink,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** Writes the manifest in a build, and serves it in the dev server. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    configureServer(server) {
      server.middlewares.use(path, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest)
      })
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: manifest })
    },
  }
}

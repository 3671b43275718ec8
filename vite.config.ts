import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { contentInDev } from './editor/content-in-dev.ts'
import { editInDev } from './editor/page/edit-in-dev.ts'
import { buildSettings } from './renderer/build/build-settings.ts'
import { newBuild } from './renderer/build/client-files.ts'
import { messages } from './renderer/messages/messages-plugin.ts'
import { dataInDev } from './renderer/prerender/data-in-dev.ts'
import { answersInstead } from './renderer/workarounds/supported-locales.ts'
import { mailInDev } from './server/leads/mail-in-dev.ts'
import unoConfig from './uno.config.ts'

export default defineConfig(({ isPreview }) => ({
  // For this machine alone, because it writes files (editor/page/): in a container, Vike would open it to the network.
  // `npm run dev -- --host` opens it on request.
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  plugins: [
    buildSettings(),
    dataInDev(),
    vike(),
    react(),
    // Skips UnoCSS's config lookup, which loads a compiler.
    unocss({ ...unoConfig, configFile: false }),
    messages(),
    contentInDev(),
    editInDev(),
    mailInDev(),
  ],
  environments: {
    // An error while prerendering then names the file that was written, not the bundle.
    ssr: { build: { sourcemap: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Evaluated in a task of its own (renderer/+client.ts).
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
                // What renderer/+client.ts itself imports, so that it does not wait for a larger chunk.
                { name: 'start', test: /preload-helper|leaving/, priority: 1 },
                // Small, and needed before the application where measurement is set up.
                { name: 'tracking', test: /components\/consent\/(tracking|consent-store)/, priority: 1 },
                // One request for what most pages share.
                { name: 'shared', test: /\/(node_modules|locales|components|pages)\//, minShareCount: 4 },
              ],
            },
          },
        },
      },
      define: answersInstead,
    },
  },
  build: {
    // `vike preview` shows the last complete build.
    outDir: isPreview ? 'dist' : newBuild,
    assetsInlineLimit: 0,
    // One style sheet, inline in every document. Else Vite would load that of the entry with each lazy chunk that imports the
    // entry, and the whole document would be styled a second time.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
    },
  },
}))

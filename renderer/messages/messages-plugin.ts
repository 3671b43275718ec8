import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'

/**
 * Compiles the messages of `locales/*.json` where they are imported, so that their parser, half of react-intl's size,
 * does not reach the browser.
 */
export function messages(): Plugin[] {
  return [
    {
      name: 'messages',
      // Vite makes a module of the JSON that is returned.
      enforce: 'pre',
      transform: {
        filter: { id: /\/locales\/[\w-]+\.json$/ },
        handler: (_, id) => ({ code: JSON.stringify(compileMessages(relative('', id))), map: null }),
      },
    },
    {
      name: 'without-icu-parser',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      resolveId: {
        filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
        handler(_, importer) {
          return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer)
        },
      },
    },
  ]
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale } from '../locales.ts'
import { textFiles, withLanguage } from './add-language.ts'
import { pseudoLocale, pseudoText } from './pseudo-text.ts'

const translate = (text: string) => pseudoText(text)

/**
 * The pseudo language of `npm run dev`, at `/en-xa`. It is added to modules while they are loaded. Messages and long texts are read
 * from files, so these files exist while the server runs. No build contains the language.
 */
export function pseudoLanguageInDev(): Plugin {
  return {
    name: 'pseudo-language-in-dev',
    enforce: 'pre',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      const written = writeTexts()
      server.watcher.on('change', (file) => {
        if (!file.includes(`/${defaultLocale}`)) return
        try {
          writeTexts()
        } catch {
          // A file that cannot be read is told by the check of content and messages.
        }
      })
      process.once('exit', () => {
        for (const file of written) rmSync(file, { force: true })
        rmSync(`locales/${pseudoLocale}`, { recursive: true, force: true })
      })
    },
    transform(source, id) {
      const file = relative('.', id)
      if (!/^(content\/.*|locales\/locales)\.ts$/.test(file)) return null
      return withLanguage(file, source, pseudoLocale, translate)
    },
  }
}

function writeTexts(): string[] {
  const files = Object.entries(textFiles(pseudoLocale, translate))
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  return files.map(([file]) => file)
}

import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { exceptions } from '../check/exceptions.ts'
import { lineAt } from '../check/parse-errors.ts'

const attributes = ['alt', 'aria-label', 'placeholder', 'title']
const words = /\p{L}{2}/u
const messageKey = /^\w+(\.\w+){2,}$/
const color = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(?:rgba?|hsla?|oklch|oklab)\(|-\[#[0-9a-f]{3,8}\]/i

/** Finds literal texts and colors in page code, which belong in locales/ and uno.config.ts. */
export function codeErrors(): string[] {
  const files = globSync('{components,pages}/**/*.tsx').filter(
    (file) => !file.includes('.test.') && !(file in exceptions),
  )
  return files.sort().flatMap((file) => errorsIn(file, readFileSync(file, 'utf8')))
}

export function errorsIn(file: string, source: string): string[] {
  const found: string[] = []
  const report = (at: number, error: string) => found.push(`${file}, line ${lineAt(source, at)}: ${error}`)
  new Visitor({
    JSXText: ({ start, value }) =>
      words.test(value) &&
      report(start + value.search(/\S/), `the text "${value.trim()}" is hard-coded: make it a message in locales/`),
    JSXAttribute({ name, value, start }) {
      if (value?.type !== 'Literal' || !attributes.includes(String(name.name))) return
      const text = String(value.value)
      if (words.test(text) && !messageKey.test(text))
        report(start, `the text "${text}" is hard-coded (${name.name}): make it a message in locales/`)
    },
    Literal: ({ value, start }) =>
      color.test(String(value)) && report(start, `"${value}" is a color: give it a name in uno.config.ts`),
  }).visit(parseSync(file, source).program)
  return found
}

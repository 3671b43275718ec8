import { globSync, readFileSync } from 'node:fs'
import { exceptions } from '../exceptions.ts'
import { lineAt, parseSource, type SourceNode } from '../source-node.ts'

const attributes = ['alt', 'aria-label', 'placeholder', 'title']
const messageKey = /^\w+(\.\w+){2,}$/
const color = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(?:rgba?|hsla?|oklch|oklab)\(|-\[#[0-9a-f]{3,8}\]/i

/** Words and colours that stand in the code of pages: words belong in locales/, colours in uno.config.ts. */
export function codeFaults(): string[] {
  const files = globSync('{components,pages}/**/*.tsx').filter((file) => !file.includes('.test.') && !(file in exceptions))
  return files.sort().flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))
}

/** The same of one module. */
export function faultsIn(file: string, source: string): string[] {
  const { program } = parseSource(file, source)
  const found: { at: number; words: string }[] = []
  const visit = (node: SourceNode): void => {
    if (node.type === 'JSXText' && /\p{L}{2}/u.test(node.value))
      found.push({ at: node.start + node.value.search(/\S/), words: `the words "${node.value.trim()}" stand in code: make them a message in locales/` })
    if (node.type === 'JSXAttribute' && attributes.includes(node.name.name) && node.value?.type === 'Literal' && /\p{L}{2}/u.test(node.value.value) && !messageKey.test(node.value.value))
      found.push({ at: node.start, words: `the words "${node.value.value}" stand in code (${node.name.name}): make them a message in locales/` })
    if (node.type === 'Literal' && typeof node.value === 'string' && color.test(node.value)) found.push({ at: node.start, words: `"${node.value}" is a colour: give it a name in uno.config.ts` })
    for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') visit(part)
  }
  visit(program)
  return found.map(({ at, words }) => `${file}, line ${lineAt(source, at)}: ${words}`)
}

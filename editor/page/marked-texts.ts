import { hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { changed } from '../modules.ts'
import { groupOf, type Text, textFields, textsIn } from '../texts.ts'
import { markOf } from './marks.ts'

/** Functions that compute with texts, or write them where marks would be visible, receive them without marks. */
export const withoutMarks: Record<string, string> = {
  'components/page/message-prefill.ts': 'storeMessagePrefill',
  'pages/business-card/vcard.ts': 'contactCardUrl',
  'renderer/pdf/draw-scope.ts': 'drawScope',
  'renderer/head/branded-title.ts': 'brandedTitle',
  'renderer/share-images/share-image.ts': 'shareImagePath',
}

/** Appends an invisible mark to each text, which identifies its source on any page. */
export function markedTexts(): Plugin {
  return {
    name: 'marked-texts',
    transform(source, id) {
      const [, locale] = id.split('\0virtual:messages/')
      if (locale) return markedMessages(source, locale)
      const file = relative('.', id)
      const calculates = withoutMarks[file]
      if (calculates)
        return `${source}\nimport { unmarked } from '/editor/page/marks.ts'\nconst given = ${calculates}\n${calculates} = (...values) => given(...unmarked(values))`
      if (file === 'content/text/markdown.ts')
        return `${source}\nimport { markBlocks } from '/editor/page/marked-blocks.ts'\nparser.use(markBlocks)`
      return /^content\/.*(?<!\.schema)\.ts$/.test(file) ? markedContent(file, source) : null
    },
    enforce: 'pre',
  }
}

function markedMessages(source: string, locale: string): string {
  const texts = globSync(`locales/${locale}/*.json`).flatMap((file) => textsIn(file))
  return `${source.replace('export default', 'const messages =')}
const marks = ${JSON.stringify(Object.fromEntries(texts.map((text) => [text.place, markIn(text)])))}
for (const [key, parts] of Object.entries(messages)) parts.push({ type: 0, value: marks[key] })
export default messages`
}

function markedContent(file: string, source: string): string {
  return changed(source, (declared) => {
    for (const { field, text } of textFields(file, declared))
      if (text.words) field.container[field.key] = text.words + markIn(text)
  })
}

export function markIn(text: Pick<Text, 'kind' | 'file' | 'place'>): string {
  return markOf(numberOf(groupOf(text)))
}

/** The number in the marks of a group. */
export function numberOf(group: string): number {
  return Number.parseInt(hash('sha256', group).slice(0, 8), 16)
}

import { readFileSync, writeFileSync } from 'node:fs'
import type { Words } from './browser.ts'

/** Which words stand where in each picture, in pixels of its largest file; content/schema/pictures.test.ts refuses some too near to an edge. */
const file = 'art/picture-words.json'

/** Writes down the words of a picture as they were drawn, in pixels of its largest file. */
export function publishWords(picture: string, words: Words[], scale: number): void {
  const { margin, pictures }: { margin: number; pictures: Record<string, Words[]> } = JSON.parse(readFileSync(file, 'utf8'))
  pictures[picture] = words.map(([text, ...box]) => [text, ...box.map((value) => Math.round(value * scale))] as Words)
  const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = sorted.map(([name, boxes]) => `    "${name}": ${JSON.stringify(boxes)}`)
  writeFileSync(file, `{\n  "margin": ${margin},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`)
}

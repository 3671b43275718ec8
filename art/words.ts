import { readFileSync, writeFileSync } from 'node:fs'
import type { Words } from './browser.ts'

/** Which words stand where in each picture, in pixels of its largest file, and how near to an edge they may come. */
const file = 'content/picture-words.json'

interface PictureWords {
  /** In parts of the width. */
  margin: number
  pictures: Record<string, Words[]>
}

/**
 * Writes down the words of a picture as they were drawn.
 * @throws an error where some stand outside of the picture, or too near to its edge
 */
export function publishWords(
  picture: string,
  words: Words[],
  [width, height]: [number, number],
  published: number,
): void {
  const { margin, pictures }: PictureWords = JSON.parse(readFileSync(file, 'utf8'))
  for (const [text, left, top, right, bottom] of words) {
    const room = { left, top, right: width - right, bottom: height - bottom }
    for (const [side, pixels] of Object.entries(room))
      if (pixels < margin * width)
        throw new Error(
          `${picture}: "${text}" ${pixels < 0 ? 'leaves the picture' : 'stands too near to the edge'} at the ${side}, ${Math.round(pixels)} px from it; ${Math.round(margin * width)} px are needed. Move the words, or shorten them, in art/.`,
        )
  }
  const scale = published / width
  pictures[picture] = words.map(([text, ...box]) => [text, ...box.map((value) => Math.round(value * scale))] as Words)
  const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = sorted.map(([name, boxes]) => `    "${name}": ${JSON.stringify(boxes)}`)
  writeFileSync(file, `{\n  "margin": ${margin},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`)
}

import type { Font } from 'fontkit'
import { outline } from './outline.ts'

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

export interface Type {
  /** In pixels. */
  largest: number
  /** In multiples of the size, like the tracking. */
  lineHeight: number
  tracking: number
}

const smallest = 18
const step = 2

/**
 * Fits words into an area as an SVG path, as large as possible; the first line's capitals touch the area's top.
 * @throws if they fit in no size, or the font lacks a letter
 */
export function fitText(words: string, font: Font, area: Area, type: Type): string {
  refuseUnknownLetters(words, font)
  const { largest, lineHeight, tracking } = type
  const linesWithin = lineBreaker(words, (part) => widthOf(part, font) + tracking * part.length)
  for (let size = largest; size >= smallest; size -= step) {
    const lines = linesWithin(area.width / size)
    if (!lines || lines.length * lineHeight * size > area.height) continue
    // Letters on whole pixels are sharp.
    const first = Math.floor(area.top + (font.capHeight / font.unitsPerEm) * size)
    return lines
      .map((line, i) => {
        const y = first + i * Math.round(lineHeight * size)
        return outline(font, line, size, { x: area.left, y, tracking }).d
      })
      .join('')
  }
  throw new Error(`"${words}" is too long for a picture: shorten it.`)
}

const widthOf = (text: string, font: Font) => font.layout(text).advanceWidth / font.unitsPerEm

/** An article or preposition, which must not end a line; "IA" is neither. */
const afterLittleWord = /(?<=(?:^|\s)\p{L}?\p{Ll}) /gu

/**
 * Returns a function that breaks words into as few and as narrow lines as possible, or returns undefined if a word is
 * too wide.
 */
export function lineBreaker(words: string, widthOf: (part: string) => number): (width: number) => string[] | undefined {
  const parts = words.replace(afterLittleWord, '\u00a0').split(' ').filter(Boolean)
  const measured = parts.map((part) => ({ part, width: widthOf(part) }))
  const space = widthOf(' ')
  const widest = Math.max(0, ...measured.map(({ width }) => width))

  function linesWithin(most: number): string[] {
    const lines: string[] = []
    let left = 0
    for (const { part, width } of measured) {
      left -= space + width
      if (left >= 0) lines.push(`${lines.pop()} ${part}`)
      else {
        lines.push(part)
        left = most - width
      }
    }
    return lines
  }

  return (most) => {
    if (widest > most) return undefined
    let lines = linesWithin(most)
    for (let width = most; width >= widest; width -= most / 50) {
      const narrower = linesWithin(width)
      if (narrower.length > lines.length) break
      lines = narrower
    }
    return lines
  }
}

function refuseUnknownLetters(words: string, font: Font): void {
  const unknown = [...words].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (unknown === undefined) return
  const code = unknown.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`"${words}" needs the letter "${unknown}" (U+${code}), which ${font.familyName} does not have.`)
}

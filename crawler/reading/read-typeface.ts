import { readFileSync } from 'node:fs'
import type { Font } from 'fontkit'

/** A text of a page, and the font file that its own class asks for, as the classes of headings do. */
export interface FontText {
  file: string
  text: string
}

/** The letters that a font file holds, as code points. */
export async function readTypeface(file: string): Promise<number[]> {
  // Loaded when needed: most builds have no new font.
  const { create } = await import('fontkit')
  return (create(readFileSync(file)) as Font).characterSet
}

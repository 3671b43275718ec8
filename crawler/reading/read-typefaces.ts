import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** A text of a page, and the font file that its own class asks for, as the classes of headings do. */
export interface FontText {
  file: string
  text: string
}

/** The letters that each font file holds, as code points. */
export function readTypefaces(root: string, files: Set<string>): Map<string, Set<number>> {
  return new Map(
    [...files].map((file) => [file, new Set((create(readFileSync(join(root, file))) as Font).characterSet)] as const),
  )
}

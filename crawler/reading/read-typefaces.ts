import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { HTMLElement } from 'node-html-parser'

/** A text of a page, and the font file that its class asks for. */
export interface FontText {
  file: string
  text: string
}

/** The texts of a page that have a font of the site through their own class, as headings do. */
export function readFontTexts(document: HTMLElement): FontText[] {
  const rules = document
    .querySelectorAll('style')
    .flatMap((style) => [...style.rawText.matchAll(/([^{}]+)\{([^{}]*font-family:["']?([^,;}"']+)[^{}]*)\}/g)])
  const files = new Map(
    rules.flatMap(([, selector, body = '', family = '']) => {
      const file = selector?.trim() === '@font-face' && /url\(["']?([^"')]+)/.exec(body)?.[1]
      return file ? [[family, file]] : []
    }),
  )
  return rules.flatMap(([, selectors = '', , family = '']) => {
    const file = files.get(family)
    const classes = selectors.split(',').filter((selector) => /^\.[\w-]+$/.test(selector.trim()))
    if (!file || classes.length === 0) return []
    return document.querySelectorAll(classes.join(',')).map(({ textContent }) => ({ file, text: textContent }))
  })
}

/** The letters that each font file holds, as code points. */
export function readTypefaces(root: string, files: Set<string>): Map<string, Set<number>> {
  return new Map(
    [...files].map((file) => [file, new Set((create(readFileSync(join(root, file))) as Font).characterSet)] as const),
  )
}

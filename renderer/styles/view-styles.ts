import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { createGenerator } from 'unocss'
import unoConfig, { madeClasses, readBase } from '../../uno.config'
import { lowered, oldestBrowsers } from '../oldest-browsers'

const generator = createGenerator(unoConfig)

/** The styles of elements, whatever their classes: the same on every page. They hold the fonts, whose coming lays all text out anew. */
export function baseStyles(): string {
  return forOldestBrowsers(readBase())
}

/**
 * The styles of everything that a view can ever show, and no more, so that they can stand in the document itself, and nothing has
 * to be matched again when the application arrives. Pages of a view share them in every language, whatever their words.
 * They stand after `baseStyles`.
 * @param strings all that the code of the view holds; those that are classes count
 */
export async function stylesOf(strings: Iterable<string>): Promise<string> {
  const classes = new Set([...strings, ...madeClasses].flatMap((text) => text.split(/\s+/)).sort())
  const { css } = await (await generator).generate(classes, { preflights: false })
  return forOldestBrowsers(css)
}

/** The styles that a document adds for visitors whose scripts are off. */
export function stylesWithoutScripts(): string {
  return forOldestBrowsers(readFileSync('renderer/styles/without-scripts.css', 'utf8'))
}

function forOldestBrowsers(css: string): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: oldestBrowsers,
    include: lowered,
  }).code.toString()
}

import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { createGenerator } from 'unocss'
import unoConfig, { besides, readBase } from '../../uno.config'
import { lowered, oldestBrowsers } from '../oldest-browsers'
import type { ViewStyles } from '../view-frame'

const generator = createGenerator(unoConfig)

/**
 * The styles of everything that a view can ever show, and no more, so that they can stand in the document itself, and nothing has
 * to be matched again when the application arrives. Pages of a view share them in every language, whatever their words.
 * @param strings all that the code of the view holds; those that are classes count
 */
export async function stylesOf(strings: Iterable<string>): Promise<ViewStyles> {
  const held = [...strings]
  const { classes: made, css: ofParts } = besides(held)
  const classes = new Set([...held, ...made].flatMap((text) => text.split(/\s+/)).sort())
  const { css } = await (await generator).generate(classes, { preflights: false })
  const withoutScripts = readFileSync('renderer/styles/without-scripts.css', 'utf8')
  return {
    base: forOldestBrowsers(readBase()),
    css: forOldestBrowsers(css + ofParts),
    withoutScripts: forOldestBrowsers(withoutScripts),
  }
}

/** Styles as they were written, and as the oldest browsers take them: views share most. */
const translated = new Map<string, string>()

function forOldestBrowsers(css: string): string {
  const known = translated.get(css)
  if (known !== undefined) return known
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: oldestBrowsers,
    include: lowered,
  })
  translated.set(css, code.toString())
  return code.toString()
}

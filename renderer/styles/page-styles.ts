import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { createGenerator, type UnoGenerator } from 'unocss'
import unoConfig from '../../uno.config'
import { lowered, oldestBrowsers } from '../oldest-browsers'

/** One generator for each set of classes: one that is used again adds variables that only the sets before needed. */
const generators = new Map<string, Promise<UnoGenerator>>()

/**
 * The CSS that a document uses and no more, so that it can stand in the document itself. Only classes count: words of the text
 * may happen to be names of utilities, and pages of one template are to have one style sheet in every language, since the
 * Content-Security-Policy names each (server/headers/content-security-policy.ts).
 */
export async function stylesOf(html: string): Promise<string> {
  const classes = classesOf(html)
  const key = [...classes].join(' ')
  const generator = generators.get(key) ?? createGenerator(unoConfig)
  generators.set(key, generator)
  const { css } = await (await generator).generate(classes, { preflights: true })
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

function classesOf(html: string): Set<string> {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => unescapeAttribute(value))
  return new Set(attributes.flatMap((value) => value.split(/\s+/)).sort())
}

/** A class such as `[&>li]:col-span-2` stands escaped in a document. */
function unescapeAttribute(value: string): string {
  return value.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

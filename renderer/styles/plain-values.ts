import type { Postprocessor } from 'unocss'

/** What UnoCSS composes of several classes, each of which sets one variable of it. */
const composed = /^(-webkit-)?(transform|filter|backdrop-filter|box-shadow|font-variant-numeric)$|^--un-shadow$/
/** What the colours of a gradient, a class each, tell each other. */
const shared = /^--un-gradient-(from|to|stops)$/

/**
 * Writes values as they are. With variables, as UnoCSS writes them, a rule has to set thirty for every element of a page: that costs
 * bytes, and time whenever styles are computed. For this, an element has one transform at a time, one filter and so on.
 */
export const plainValues: Postprocessor = (utility) => {
  const own = new Map(
    utility.entries.flatMap(([name, value]) => (isOwn(name) ? [[name, String(value).replace(' !important', '')]] : [])),
  )
  const used = new Set<string>()
  for (const entry of utility.entries) {
    const [name, value] = entry
    if (typeof value === 'string') entry[1] = resolve(composed.test(name) ? withoutOthers(value, own) : value)
  }
  utility.entries = utility.entries.filter(([name]) => !used.has(name))

  function resolve(value: string): string {
    return value.replace(
      /var\((--un-[\w-]+)(?:, ?((?:[^()]|\([^()]*\))*))?\)/g,
      (all, name: string, otherwise?: string) => {
        const known = own.get(name)
        if (known === undefined) return otherwise ?? all
        used.add(name)
        return resolve(composed.test(name) ? withoutOthers(known, own) : known)
      },
    )
  }
}

function isOwn(name: string): boolean {
  return name.startsWith('--un-') && !shared.test(name)
}

/** Drops the parts of a value that other classes would have set. */
function withoutOthers(value: string, own: Map<string, string>): string {
  return value
    .replace(/(?:\w+\()?var\((--un-[\w-]+)\)\)?,? */g, (part, name: string) => (own.has(name) ? part : ''))
    .trim()
}

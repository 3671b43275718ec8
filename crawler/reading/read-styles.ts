/** What a style sheet asks for. */
export interface Styles {
  /** The files that it names. */
  files: string[]
  /** The font file of each class that has a font of the site. */
  fontFiles: Map<string, string>
}

/** Pages of a view have the same. */
const known = new Map<string, Styles>()

export function readStyles(css: string): Styles {
  const styles = known.get(css) ?? { files: filesIn(css), fontFiles: fontFilesIn(css) }
  known.set(css, styles)
  return styles
}

function filesIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] as string)
}

function fontFilesIn(css: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*font-family:["']?([^,;}"']+)[^{}]*)\}/g)]
  const files = new Map(
    rules.flatMap(([, selector, body = '', family = '']) => {
      const file = selector?.trim() === '@font-face' && /url\(["']?([^"')]+)/.exec(body)?.[1]
      return file ? [[family, file]] : []
    }),
  )
  return new Map(
    rules.flatMap(([, selectors = '', , family = '']) => {
      const file = files.get(family)
      const classes = selectors.split(',').flatMap((selector) => /^\.([\w-]+)$/.exec(selector.trim())?.[1] ?? [])
      return file ? classes.map((name): [string, string] => [name, file]) : []
    }),
  )
}

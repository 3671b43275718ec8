/** What a style sheet asks for. */
export interface Styles {
  /** The files that it names. */
  files: string[]
  /** The font files of the site that an element of these classes has. */
  fontFilesOf: (classes: string) => Set<string>
}

/** Pages of a view have the same. */
const known = new Map<string, Styles>()

export function readStyles(css: string): Styles {
  const styles = known.get(css) ?? { files: filesIn(css), fontFilesOf: fontFinder(fontFilesIn(css)) }
  known.set(css, styles)
  return styles
}

/** Elements have the same few lists of classes. */
function fontFinder(fontFiles: Map<string, string>): Styles['fontFilesOf'] {
  const found = new Map<string, Set<string>>()
  return (classes) => {
    const files = found.get(classes) ?? new Set(classes.split(/\s+/).flatMap((name) => fontFiles.get(name) ?? []))
    found.set(classes, files)
    return files
  }
}

function filesIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] as string)
}

/** The font file of each class that has one. */
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

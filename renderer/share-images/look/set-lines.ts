export interface Measure {
  /** The room for all lines, in pixels. */
  width: number
  height: number
  /** In pixels, the largest first. */
  sizes: number[]
  /** In parts of the size. */
  lineHeight: number
  /** How wide a line is, in parts of its size. */
  widthOf: (line: string) => number
}

export interface SetLines {
  lines: string[]
  size: number
}

/**
 * Breaks words into lines and finds the size for them: large, the lines becoming shorter rather than longer, as the wave below
 * rises to the right, and none of them left on an article or a preposition.
 * @throws an error when no size holds them.
 */
export function setLines(text: string, { width, height, sizes, lineHeight, widthOf }: Measure): SetLines {
  const [largest = 0] = sizes
  const most = Math.floor(height / (lineHeight * Math.min(...sizes)))
  const measure = remember(widthOf)
  const fits = (line: string) => measure(line) * Math.min(...sizes) <= width
  const breaks = waysToBreak(text.split(' ').filter(Boolean), most, fits).map((lines) => {
    const widths = lines.map(measure)
    return { lines, widest: Math.max(...widths), flaws: flawsOf(lines, widths) }
  })
  const settings = sizes.flatMap((size) =>
    breaks
      .filter(({ lines, widest }) => widest * size <= width && lines.length * lineHeight * size <= height)
      .map(({ lines, flaws }) => ({ lines, size, cost: flaws + smallness * Math.log(largest / size) })),
  )
  const [first, ...others] = settings
  if (!first) throw new Error(`"${text}" is too long for a share image.`)
  return others.reduce((best, setting) => (setting.cost < best.cost ? setting : best), first)
}

/** How much larger letters are worth against flaws: a tenth of the size is worth about one line that ends badly. */
const smallness = 26

/** Every way to put words into at most so many lines that each fit. */
function waysToBreak(words: string[], most: number, fits: (line: string) => boolean): string[][] {
  if (words.length === 0) return [[]]
  if (most === 0) return []
  return words.flatMap((_, last) => {
    const line = words.slice(0, last + 1).join(' ')
    if (!fits(line)) return []
    return waysToBreak(words.slice(last + 1), most - 1, fits).map((rest) => [line, ...rest])
  })
}

/** How ugly a way to break a title is. Bad: a line longer than the one before, a last word of one or two letters, a very short line. Good: a pause at the end of a line. */
function flawsOf(lines: string[], widths: number[]): number {
  const steps = widths.slice(1).map((width, i) => width - (widths[i] ?? 0))
  const uneven = steps.reduce((sum, step) => sum + (step > 0 ? step : -step / 3), 0)
  const ends = lines.slice(0, -1)
  // Little words end in a lower-case letter: "IA" is not one.
  const stranded = ends.filter((line) => /(^|\s)\p{L}{0,2}\p{Ll}$/u.test(line)).length
  const atPause = ends.filter((line) => /[:,;.!?]$/.test(line)).length
  const short = widths.filter((width) => width < 0.45 * Math.max(...widths)).length
  return uneven + 3 * stranded - 2 * atPause + 2 * short
}

/** Measures each line once: the same line is part of many ways to break a title. */
function remember(widthOf: (line: string) => number): (line: string) => number {
  const known = new Map<string, number>()
  return (line) => {
    const width = known.get(line) ?? widthOf(line)
    known.set(line, width)
    return width
  }
}

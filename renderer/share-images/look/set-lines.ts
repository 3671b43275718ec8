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
  const words = text.split(' ').filter(Boolean)
  const mostEarned = pauseWorth * words.filter(endsWithPause).length
  const measure = remember(widthOf)
  let best: (SetLines & { cost: number }) | undefined
  for (const size of sizes) {
    const smallerCost = smallness * Math.log(largest / size)
    if (best && smallerCost - mostEarned >= best.cost) break
    const most = Math.floor(height / (lineHeight * size))
    for (const lines of waysToBreak(words, most, (line) => measure(line) * size <= width)) {
      const cost = flawsOf(lines, lines.map(measure)) + smallerCost
      if (!best || cost < best.cost) best = { lines, size, cost }
    }
  }
  if (!best) throw new Error(`"${text}" is too long for a share image.`)
  return best
}

/** How much larger letters are worth against flaws: a tenth of the size is worth about one line that ends badly. */
const smallness = 26
/** What a pause at the end of a line makes up for. */
const pauseWorth = 2

/** Every way to put words into at most so many lines that each fit. What is known of the last words is kept for all ways to break those before. */
function waysToBreak(
  words: string[],
  most: number,
  fits: (line: string) => boolean,
  known = new Map<string, string[][]>(),
): string[][] {
  if (words.length === 0) return [[]]
  if (most === 0) return []
  const key = `${words.length} ${most}`
  const ways = known.get(key) ?? []
  if (known.has(key)) return ways
  known.set(key, ways)
  for (let end = 1; end <= words.length; end++) {
    const line = words.slice(0, end).join(' ')
    if (!fits(line)) break
    for (const rest of waysToBreak(words.slice(end), most - 1, fits, known)) ways.push([line, ...rest])
  }
  return ways
}

/** How ugly a way to break a title is. Bad: a line longer than the one before, a last word of one or two letters, a very short line. Good: a pause at the end of a line. */
function flawsOf(lines: string[], widths: number[]): number {
  const steps = widths.slice(1).map((width, i) => width - (widths[i] ?? 0))
  const uneven = steps.reduce((sum, step) => sum + (step > 0 ? step : -step / 3), 0)
  const ends = lines.slice(0, -1)
  // Little words end in a lower-case letter: "IA" is not one.
  const stranded = ends.filter((line) => /(^|\s)\p{L}{0,2}\p{Ll}$/u.test(line)).length
  const atPause = ends.filter(endsWithPause).length
  const short = widths.filter((width) => width < 0.45 * Math.max(...widths)).length
  return uneven + 3 * stranded - pauseWorth * atPause + 2 * short
}

const endsWithPause = (words: string) => /[:,;.!?]$/.test(words)

/** Measures each line once: the same line is part of many ways to break a title. */
function remember(widthOf: (line: string) => number): (line: string) => number {
  const known = new Map<string, number>()
  return (line) => {
    const width = known.get(line) ?? widthOf(line)
    known.set(line, width)
    return width
  }
}

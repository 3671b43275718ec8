/** @returns undefined if the text is no JSON */
export function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** All matches of a pattern's group. */
export function matchesIn(text: string | Buffer, pattern: RegExp): string[] {
  return [...text.toString().matchAll(pattern)].map(([, group = '']) => group)
}

/** The closest known name, or undefined if none is close. */
function nearest(name: string, known: Iterable<string>): string | undefined {
  const small = name.toLowerCase()
  const measured = [...known].map((candidate) => ({
    candidate,
    distance: editsBetween(small, candidate.toLowerCase()),
  }))
  const [best] = measured.sort((one, other) => one.distance - other.distance)
  return best && best.distance <= (name.length < 5 ? 1 : 2) ? best.candidate : undefined
}

/** Returns a suggestion such as `; did you mean "company"?`, or an empty string. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const found = nearest(name, known)
  return found === undefined ? '' : `; did you mean "${found}"?`
}

/** The optimal string alignment distance: Levenshtein plus swaps of neighboring letters. */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const choices = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1)]
      if (isSwapped) choices.push(at(i - 2, j - 2) + 1)
      rows[i]?.push(Math.min(...choices))
    }
  }
  return at(one.length, other.length)
}

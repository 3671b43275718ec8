/** Zero-width characters that affect neither line breaks nor ligatures. */
const characters = ['\u200c', '\u200e'] as const
const mark = new RegExp(`[${characters.join('')}]{32}`, 'g')

/** Encodes a number below 2³² as zero-width characters, one per bit. */
export function markOf(number: number): string {
  return number
    .toString(2)
    .padStart(32, '0')
    .replace(/\d/g, (digit) => characters[Number(digit) as 0 | 1])
}

export function numbersIn(words: string): number[] {
  return [...words.matchAll(mark)].map(([found]) =>
    Number.parseInt(found.replaceAll(characters[0], '0').replaceAll(characters[1], '1'), 2),
  )
}

export function unmarked<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replace(mark, ''))
}

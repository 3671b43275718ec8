const conversionKey = '@tecto:conversion'

/** For browsers that store nothing. */
let conversionHere: string | undefined

/** Remembers that a request was sent, for the thank-you page to report once. */
export function queueConversion(): void {
  conversionHere = Math.random().toString(36).slice(2)
  try {
    sessionStorage.setItem(conversionKey, conversionHere)
  } catch {
    // Storage is blocked.
  }
}

/** @returns the id of the conversion to report, and forgets it */
export function takeConversion(): string | undefined {
  const id = conversionHere ?? stored()
  conversionHere = undefined
  try {
    sessionStorage.removeItem(conversionKey)
  } catch {
    // Storage is blocked.
  }
  return id
}

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(conversionKey) ?? undefined
  } catch {
    return undefined
  }
}

import { randomId } from '../requests/delivery/random-id'

const conversionKey = '@tecto:conversion'

/** For a browser that keeps nothing, it is known for as long as the page lives. */
let conversionHere: string | undefined

/** A request was sent: the thank-you page has something to report, once. */
export function expectConversion(): void {
  conversionHere = randomId()
  try {
    sessionStorage.setItem(conversionKey, conversionHere)
  } catch {
    // Storage is blocked.
  }
}

/** The conversion that waits to be reported; it does not wait any more. */
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

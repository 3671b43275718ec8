/** An element: the first that a visitor sees of those that CSS finds and that say these words. */
export interface Target {
  css: string
  words?: string
}

export interface Place {
  x: number
  y: number
}

/**
 * Where a visitor would point to reach an element, after scrolling to it if need be: its middle. Nothing may cover it.
 * This function runs in the page, as do those below: they know only their arguments.
 */
export function placeOf({ css, words = '' }: Target): Place | null {
  const target = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(words),
  )
  if (!target) return null
  const middle = () => {
    // Of a link that is broken into lines, the first.
    const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isReached = ({ x, y }: Place) => target.contains(document.elementFromPoint(x, y))
  if (!isReached(middle())) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isReached(middle()) ? middle() : null
}

/** How many elements a visitor sees of those that CSS finds and that say these words, on show or further down. */
export function countSeen({ css, words = '' }: Target): number {
  return [...document.querySelectorAll(css)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(words),
  ).length
}

export function hasFocus({ css, words = '' }: Target): boolean {
  return Boolean(document.activeElement?.matches(css) && document.activeElement.textContent.includes(words))
}

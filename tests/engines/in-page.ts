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
 * Looks for an element, and does what is asked. This function runs in the page, so it knows only its arguments.
 * @returns the middle of the element; null unless it is there, and what is asked has come true
 */
export function look(
  { css, words = '' }: Target,
  /** `reach`: scroll to it if need be; then nothing may cover it. */
  purpose: 'see' | 'reach' | 'focus' | 'find focused',
): Place | null {
  const says = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').includes(words)
  const target = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && says(element),
  )
  if (!target) return null
  const middle = () => {
    // Of a link that is broken into lines, the first.
    const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isReached = ({ x, y }: Place) => target.contains(document.elementFromPoint(x, y))
  if (purpose === 'reach' && !isReached(middle())) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (purpose === 'focus') target.focus()
  const isDone = {
    see: () => true,
    reach: () => isReached(middle()),
    focus: () => document.activeElement === target,
    'find focused': () => document.activeElement?.matches(css) && says(document.activeElement),
  }
  return isDone[purpose]() ? middle() : null
}

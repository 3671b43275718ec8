export type Edge = 'right' | 'top'

/** A swipe closes a menu after this share of its size, after this many pixels, or after a shorter but faster move. */
const shareToGo = 1 / 3
const farPx = 160
const fastPxPerMs = 0.4
const minPx = 24
/** Decides the direction before browsers begin to scroll. */
const directionPx = 5

interface Swipe {
  x: number
  y: number
  startedAt: number
  pushedPx: number
  /** Undefined until the direction is known; from then on either the menu or the browser handles the gesture. */
  isOurs?: boolean
}

/** Closes an open menu by a swipe, until the signal aborts; other gestures are left to the browser. */
export function swipeAway(element: HTMLElement, edge: Edge, signal: AbortSignal): void {
  let swipe: Swipe | undefined

  const start = ({ touches: [finger, second], timeStamp }: TouchEvent) => {
    if (!finger) return
    const isMultiTouch = second !== undefined
    if (isMultiTouch) settle(false)
    else swipe = { x: finger.clientX, y: finger.clientY, startedAt: timeStamp, pushedPx: 0 }
  }
  const move = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!swipe || !finger || swipe.isOurs === false) return
    const [right, down] = [finger.clientX - swipe.x, finger.clientY - swipe.y]
    const [pushed, aside] = edge === 'right' ? [right, Math.abs(down)] : [-down, Math.abs(right)]
    if (swipe.isOurs === undefined) {
      if (Math.max(Math.abs(pushed), aside) < directionPx) return
      swipe.isOurs = event.cancelable && pushed > aside && !(edge === 'top' && canScrollDown(element))
      if (!swipe.isOurs) return
    }
    event.preventDefault()
    swipe.pushedPx = Math.max(pushed, 0)
    element.style.transition = 'none'
    element.style.translate = translation(edge, `${swipe.pushedPx}px`)
  }
  const end = ({ timeStamp }: TouchEvent) => {
    if (!swipe) return
    const { pushedPx, startedAt } = swipe
    const isFast = pushedPx > minPx && pushedPx / (timeStamp - startedAt) > fastPxPerMs
    const sizePx = edge === 'right' ? element.offsetWidth : element.offsetHeight
    settle(isFast || pushedPx > Math.min(sizePx * shareToGo, farPx))
  }
  const cancel = () => settle(false)

  /** Uses the duration of the menu's CSS transition, which is zero with reduced motion. */
  const settle = async (isAway: boolean) => {
    const isOurs = swipe?.isOurs
    swipe = undefined
    if (!isOurs) return
    element.style.transition = ''
    element.style.translate = isAway ? translation(edge, '100%') : ''
    if (!isAway) return
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    // It may have been closed in the meantime.
    if (element.getClientRects().length > 0) element.hidePopover()
    element.style.translate = ''
  }

  // Not through React, whose touchmove listeners are passive and cannot prevent scrolling.
  element.addEventListener('touchstart', start, { passive: true, signal })
  element.addEventListener('touchmove', move, { passive: false, signal })
  element.addEventListener('touchend', end, { signal })
  element.addEventListener('touchcancel', cancel, { signal })
}

function translation(edge: Edge, way: string): string {
  return edge === 'right' ? `${way} 0` : `0 -${way}`
}

function canScrollDown({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight < scrollHeight - 1
}

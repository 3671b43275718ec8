/** The edge that a menu comes from, and leaves over. */
export type Edge = 'right' | 'top'

/** A menu goes when it was pushed over this share of its size, or so far where it is large, or fast enough over a shorter way. */
const shareToGo = 1 / 3
const farPx = 160
const fastPxPerMs = 0.4
const minPx = 24
/** The finger's direction is known after this way, which is shorter than the one after which browsers begin to scroll. */
const directionPx = 5

interface Swipe {
  x: number
  y: number
  startedAt: number
  pushedPx: number
  /** Unknown until the finger's direction is known. After that the gesture belongs to the menu or to the browser. */
  isOurs?: boolean
}

/** Lets a finger push an open menu out of sight, until the signal ends this. Whatever else a finger does is left to the browser. */
export function swipeAway(element: HTMLElement, edge: Edge, signal: AbortSignal): void {
  let swipe: Swipe | undefined

  const start = ({ touches: [finger, second], timeStamp }: TouchEvent) => {
    if (!finger) return
    const isSecondFinger = second !== undefined
    if (isSecondFinger) letGo(false)
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
    letGo(isFast || pushedPx > Math.min(sizePx * shareToGo, farPx))
  }
  const cancel = () => letGo(false)

  /** Lets the menu glide away or back, as fast as its style says: at once, where the visitor wants no motion. */
  const letGo = async (isAway: boolean) => {
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

  // Not by React, which listens to moves without the right to keep the browser from scrolling.
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

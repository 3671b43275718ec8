import type { Splide } from '@splidejs/react-splide'
import { type RefObject, useEffect, useState } from 'react'

/** How close to the viewport a carousel must be before its code is loaded. */
const rootMargin = '600px'
const maxWaitMs = 2000

/**
 * The component that makes slides a carousel. Its code is loaded when the element comes near the view, or after two seconds,
 * so that a carousel is ready before it is seen. `null` where it cannot be loaded.
 */
export function useSlider(element: RefObject<HTMLElement | null>): typeof Splide | null | undefined {
  const [slider, setSlider] = useState<typeof Splide | null>()
  useEffect(() => {
    if (!element.current) return
    let isGone = false
    const load = () => {
      stopWaiting()
      import('@splidejs/react-splide').then(
        ({ Splide }) => isGone || setSlider(() => Splide),
        () => isGone || setSlider(null),
      )
    }
    const timer = setTimeout(load, maxWaitMs)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: rootMargin })
    observer.observe(element.current)
    const stopWaiting = () => {
      clearTimeout(timer)
      observer.disconnect()
    }
    return () => {
      isGone = true
      stopWaiting()
    }
  }, [element])
  return slider
}

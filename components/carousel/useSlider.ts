import type { Splide } from '@splidejs/react-splide'
import { type RefObject, useEffect, useState } from 'react'

const rootMargin = '600px'
const loadTimeoutMs = 2000

/** Loads Splide when the element comes near the viewport, or after two seconds; `null` if loading fails. */
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
    const timer = setTimeout(load, loadTimeoutMs)
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

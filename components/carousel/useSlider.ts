import type { Splide } from '@splidejs/react-splide'
import { type RefObject, useEffect, useState } from 'react'

/** Loads Splide when the element comes near the viewport; `null` if loading fails. */
export function useSlider(element: RefObject<HTMLElement | null>): typeof Splide | null | undefined {
  const [slider, setSlider] = useState<typeof Splide | null>()
  useEffect(() => {
    if (!element.current) return
    let isGone = false
    const load = () =>
      import('@splidejs/react-splide').then(
        ({ Splide }) => isGone || setSlider(() => Splide),
        () => isGone || setSlider(null),
      )
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [element])
  return slider
}

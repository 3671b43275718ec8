import type { Splide } from '@splidejs/react-splide'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { rememberFocus } from '../page/remember-focus.ts'

/** Once loaded, Splide renders at once, so that on the way back to a page the router finds the scroll position and the link. */
let loaded: typeof Splide | undefined

/** Loads Splide when the element comes near the viewport; `null` if loading fails. */
export function useSlider(element: RefObject<HTMLElement | null>): typeof Splide | null | undefined {
  const [slider, setSlider] = useState<typeof Splide | null | undefined>(() => loaded)
  useEffect(() => {
    if (!element.current) return
    let isGone = false
    const load = () =>
      import('@splidejs/react-splide').then(
        ({ Splide }) => {
          loaded = Splide
          if (isGone) return
          const returnFocus = rememberFocus()
          flushSync(() => setSlider(() => Splide))
          returnFocus()
        },
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

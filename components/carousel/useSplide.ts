import type { Splide } from '@splidejs/splide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

/** Slides in view and their distance in px: on wide screens, and up to each width (inclusive, px). */
export interface CarouselSteps {
  perView: number
  gap: number
  upTo: { width: number; perView: number; gap: number }[]
}

/** Room for the shadows of the slides, as the track's classes give it before Splide starts. */
const trackPaddingPx = 8

interface CarouselState {
  isReady: boolean
  isFirst: boolean
  isLast: boolean
}

/** Runs Splide on the element for as long as it is shown, and tells where the carousel stands. */
export function useSplide(root: RefObject<HTMLElement | null>, steps: CarouselSteps) {
  const intl = useIntl()
  const splide = useRef<Splide>(undefined)
  const [state, setState] = useState<CarouselState>({ isReady: false, isFirst: true, isLast: false })

  useEffect(() => {
    const element = root.current
    let isGone = false
    async function start() {
      const { Splide } = await import('@splidejs/splide')
      if (isGone || !element) return
      const carousel = new Splide(element, {
        role: 'group',
        perPage: steps.perView,
        gap: steps.gap,
        padding: trackPaddingPx,
        breakpoints: Object.fromEntries(
          steps.upTo.map(({ width, perView, gap }) => [width, { perPage: perView, gap }]),
        ),
        perMove: 1,
        arrows: false,
        pagination: false,
        i18n: {
          carousel: intl.formatMessage({ id: 'ui.carousel.role' }),
          slide: intl.formatMessage({ id: 'ui.carousel.slideRole' }),
          slideLabel: intl.formatMessage({ id: 'ui.carousel.slide' }, { index: '%s', total: '%s' }),
        },
      })
      const report = () => setState(stateOf(carousel))
      carousel.on('mounted moved resized updated', report)
      // On a wider screen the last slides may be in view already.
      carousel.on('resized updated', () => {
        const end = carousel.Components.Controller.getEnd()
        if (carousel.index > end) carousel.go(end)
      })
      carousel.mount()
      splide.current = carousel
    }
    // Without Splide the slides still stand in a row that scrolls.
    start().catch(() => setState({ isReady: true, isFirst: true, isLast: true }))
    return () => {
      isGone = true
      splide.current?.destroy()
      splide.current = undefined
    }
  }, [root, steps, intl])

  return { ...state, move: (to: '<' | '>') => splide.current?.go(to) }
}

function stateOf(carousel: Splide): CarouselState {
  const { Slides, Controller } = carousel.Components
  // What is out of view is out of reach as well: neither Tab nor a screen reader gets lost in it.
  const end = carousel.index + (carousel.options.perPage ?? 1)
  Slides.forEach(({ slide, index }) => {
    slide.inert = index < carousel.index || index >= end
  })
  return { isReady: true, isFirst: carousel.index === 0, isLast: carousel.index >= Controller.getEnd() }
}

import type { Splide } from '@splidejs/react-splide'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRemembered } from '../page/useRemembered.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import './Carousel.css'
import { useSlider } from './useSlider.ts'

interface CarouselProps {
  label: string
  layout: keyof typeof layouts
  slides: { id: string; content: ReactNode }[]
  /** Is called with the slides in view, whenever these change. */
  onView?: (ids: string[]) => void
}

type RunningCarousel = NonNullable<Splide['splide']>
interface Position {
  isFirst: boolean
  isLast: boolean
}

/** As specified: how many slides are in view, and how far apart. Carousel.css reserves the same space before Splide runs. */
const layouts = {
  services: {
    perPage: 4,
    gap: 32,
    padding: 28,
    breakpoints: { 1024: { perPage: 2, gap: 16, padding: 12 }, 640: { perPage: 1, gap: 16, padding: 12 } },
  },
  videos: { perPage: 3, gap: 32, padding: 28, breakpoints: { 1024: { perPage: 1, gap: 16, padding: 12 } } },
}

/**
 * Until Splide runs, space is reserved for the slides; without scripts, or if Splide fails to load, they form a
 * scrolling row.
 */
export function Carousel({ label, layout, slides, onView }: CarouselProps) {
  const intl = useIntl()
  const waiting = useRef<HTMLDivElement>(null)
  const Slider = useSlider(waiting)
  const running = useRef<Splide>(null)
  const [position, setPosition] = useState<Position>()
  const [start = 0, keepIndex] = useRemembered<number>(label)
  const trackId = useId()
  const report = (carousel: RunningCarousel) => {
    hideSlidesOutOfView(carousel)
    keepIndex(carousel.index)
    setPosition(positionOf(carousel))
    onView?.(slides.slice(carousel.index, endOfView(carousel)).map(({ id }) => id))
  }
  const clampToLastSlide = (carousel: RunningCarousel) => {
    // On a wider screen the last slides may already be visible.
    const end = carousel.Components.Controller.getEnd()
    if (carousel.index > end) carousel.go(end)
    report(carousel)
  }
  const root = {
    role: 'group',
    'aria-label': label,
    'data-layout': layout,
    // Splide moves slides to the left, even if a browser has translated the page to a language read from right to left.
    dir: 'ltr',
    'data-ready': position || Slider === null ? true : undefined,
  }
  const content = (
    <>
      {/* Not SplideTrack and SplideSlide: Splide turns each slide into a labeled group, which a list item cannot be. */}
      <div id={trackId} className="splide__track -mt-6 -mb-14 pt-6 pb-14">
        <div className="splide__list">
          {slides.map(({ id, content }) => (
            <div key={id} dir="auto" className="splide__slide">
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="relative mt-6 flex justify-end gap-3">
        <MoveButton
          icon="arrowLeft"
          label="ui.carousel.previous"
          isDisabled={!position || position.isFirst}
          controls={trackId}
          onMove={() => running.current?.go('<')}
        />
        <MoveButton
          icon="arrowRight"
          label="ui.carousel.next"
          isDisabled={!position || position.isLast}
          controls={trackId}
          onMove={() => running.current?.go('>')}
        />
      </div>
    </>
  )
  if (!Slider)
    return (
      <div ref={waiting} {...root} className="carousel splide">
        {content}
      </div>
    )
  return (
    <Slider
      {...root}
      ref={running}
      className="carousel"
      hasTrack={false}
      options={{
        ...layouts[layout],
        start,
        perMove: 1,
        // Dragging with a mouse selects words instead.
        drag: matchMedia('(any-pointer: coarse)').matches,
        arrows: false,
        pagination: false,
        i18n: {
          carousel: intl.formatMessage({ id: 'ui.carousel.role' }),
          slide: intl.formatMessage({ id: 'ui.carousel.slideRole' }),
          slideLabel: intl.formatMessage({ id: 'ui.carousel.slide' }, { index: '%s', total: '%s' }),
        },
      }}
      onMounted={report}
      onMoved={report}
      onResized={clampToLastSlide}
      onUpdated={clampToLastSlide}
    >
      {content}
    </Slider>
  )
}

/** Makes slides out of view inert, for Tab and screen readers. A focus in one of them goes to the first slide in view. */
function hideSlidesOutOfView(carousel: RunningCarousel): void {
  const { Slides } = carousel.Components
  const end = endOfView(carousel)
  let isFocusOut = false
  Slides.forEach(({ slide, index }) => {
    slide.inert = index < carousel.index || index >= end
    isFocusOut ||= slide.inert && slide.contains(document.activeElement)
  })
  if (isFocusOut) Slides.getAt(carousel.index)?.slide.querySelector('a')?.focus({ preventScroll: true })
}

function positionOf({ index, Components }: RunningCarousel): Position {
  return { isFirst: index === 0, isLast: index >= Components.Controller.getEnd() }
}

function endOfView({ index, options }: RunningCarousel): number {
  return index + (options.perPage ?? 1)
}

interface MoveButtonProps {
  icon: IconName
  label: 'ui.carousel.previous' | 'ui.carousel.next'
  isDisabled: boolean
  controls: string
  onMove: () => void
}

function MoveButton({ icon, label, isDisabled, controls, onMove }: MoveButtonProps) {
  const intl = useIntl()
  const [isFocused, setIsFocused] = useState(false)
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: label })}
      aria-controls={controls}
      aria-disabled={isDisabled}
      // A button that is disabled under the focus would lose it.
      disabled={isDisabled && !isFocused}
      onClick={isDisabled ? undefined : onMove}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className="needs-scripts round-button carousel-button h-button w-button text-xl focusable"
    >
      <Icon name={icon} />
    </button>
  )
}

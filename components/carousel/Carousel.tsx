import { type ReactNode, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '../ui/Icon'
import { type CarouselSteps, useSplide } from './useSplide'

interface CarouselProps {
  label: string
  layout: keyof typeof layouts
  slides: { id: string; content: ReactNode }[]
}

/** Spec section 9; both widths inclusive. The classes reserve the same space before the carousel starts. */
const layouts = {
  services: {
    steps: {
      perView: 4,
      gap: 32,
      upTo: [
        { width: 1024, perView: 2, gap: 16 },
        { width: 640, perView: 1, gap: 16 },
      ],
    },
    space: '[--gap:32px] [--per-view:4] max-[1024px]:([--gap:16px] [--per-view:2]) max-[640px]:[--per-view:1]',
  },
  videos: {
    steps: { perView: 3, gap: 32, upTo: [{ width: 1024, perView: 1, gap: 16 }] },
    space: '[--gap:32px] [--per-view:3] max-[1024px]:([--gap:16px] [--per-view:1])',
  },
} satisfies Record<string, { steps: CarouselSteps; space: string }>

/**
 * Slides side by side, moved by two buttons. They are shown once Splide runs, in space that was theirs before; without
 * scripts they stand in a row that scrolls.
 */
export function Carousel({ label, layout, slides }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null)
  const { steps, space } = layouts[layout]
  const { isReady, isFirst, isLast, move } = useSplide(root, steps)
  const trackId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for groups, fieldset, is for form fields
    <div
      ref={root}
      role="group"
      aria-label={label}
      data-ready={isReady || undefined}
      className={`carousel splide ${space}`}
    >
      {/* Not list items: Splide makes each slide a labelled group, which a list item cannot be. */}
      <div id={trackId} className="splide__track -mx-2 -my-6 px-2 py-6">
        <div className="splide__list">
          {slides.map(({ id, content }) => (
            <div key={id} className="splide__slide">
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-6 flex justify-end gap-3">
        <MoveButton
          icon="arrowLeft"
          label="ui.carousel.previous"
          isDisabled={!isReady || isFirst}
          controls={trackId}
          onMove={() => move('<')}
        />
        <MoveButton
          icon="arrowRight"
          label="ui.carousel.next"
          isDisabled={!isReady || isLast}
          controls={trackId}
          onMove={() => move('>')}
        />
      </div>
    </div>
  )
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
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: label })}
      aria-controls={controls}
      disabled={isDisabled}
      onClick={onMove}
      className="needs-scripts flex h-13 w-13 cursor-pointer items-center justify-center rounded-pill border-2 border-brand border-solid bg-transparent text-brand text-xl transition-colors focusable enabled:hover:(bg-brand text-white) disabled:(cursor-default border-mint-line text-idle)"
    >
      <Icon name={icon} />
    </button>
  )
}

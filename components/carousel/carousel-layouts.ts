import { wideFromPx } from '../layout/layout-widths.ts'

export interface CarouselStep {
  /** The widest viewport this step applies to; the first step has no limit. */
  upToPx?: number
  perView: number
  gapPx: number
}

export const carouselLayouts = {
  services: [
    { perView: 4, gapPx: 32 },
    { upToPx: wideFromPx - 1, perView: 2, gapPx: 16 },
    { upToPx: 640, perView: 1, gapPx: 16 },
  ],
  videos: [
    { perView: 3, gapPx: 32 },
    { upToPx: wideFromPx - 1, perView: 1, gapPx: 16 },
  ],
} satisfies Record<string, [CarouselStep, ...CarouselStep[]]>

export function splideOptions([widest, ...narrower]: [CarouselStep, ...CarouselStep[]]) {
  const options = ({ perView, gapPx }: CarouselStep) => ({
    perPage: perView,
    gap: gapPx,
    // Leaves room for the slides' shadows, as the track's classes do before Splide starts.
    padding: gapPx - 4,
  })
  return {
    ...options(widest),
    breakpoints: Object.fromEntries(narrower.map((step) => [step.upToPx, options(step)])),
  }
}

export function slideWidthPx([{ perView, gapPx }]: [CarouselStep, ...CarouselStep[]], contentPx: number): number {
  return Math.ceil((contentPx - (perView - 1) * gapPx) / perView)
}

/** Reserves the same space before Splide runs, by generated classes that are safelisted in uno.config.ts. */
export function spaceClasses(steps: CarouselStep[]): string {
  return steps
    .flatMap(({ upToPx, perView, gapPx }) => {
      const screens = upToPx ? `max-[${upToPx}px]:` : ''
      return [`${screens}[--gap:${gapPx}px]`, `${screens}[--per-view:${perView}]`]
    })
    .join(' ')
}

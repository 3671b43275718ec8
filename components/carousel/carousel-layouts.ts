/** How many slides are shown at once, and the gap between them. */
export interface CarouselStep {
  /** The widest screen for which this holds. The first step holds on all that are wider. */
  upToPx?: number
  perView: number
  gapPx: number
}

export const carouselLayouts = {
  services: [
    { perView: 4, gapPx: 24 },
    { upToPx: 1024, perView: 2, gapPx: 16 },
    { upToPx: 640, perView: 1, gapPx: 16 },
  ],
  videos: [
    { perView: 3, gapPx: 24 },
    { upToPx: 1024, perView: 1, gapPx: 16 },
  ],
} satisfies Record<string, [CarouselStep, ...CarouselStep[]]>

/** The steps as Splide's `breakpoints`. */
export function splideOptions([widest, ...narrower]: [CarouselStep, ...CarouselStep[]]) {
  const options = ({ perView, gapPx }: CarouselStep) => ({
    perPage: perView,
    gap: gapPx,
    // Room for the shadows of the slides, as the track's classes give it before the carousel starts, and none for the next slide.
    padding: gapPx - 4,
  })
  return {
    ...options(widest),
    breakpoints: Object.fromEntries(narrower.map((step) => [step.upToPx, options(step)])),
  }
}

/** The width of a slide on the widest screens, for a given content width. */
export function slideWidthPx([{ perView, gapPx }]: [CarouselStep, ...CarouselStep[]], contentPx: number): number {
  return Math.ceil((contentPx - (perView - 1) * gapPx) / perView)
}

/** Classes that reserve the same space before Splide runs. Since they are made here, they are listed in uno.config.ts. */
export function spaceClasses(steps: CarouselStep[]): string {
  return steps
    .flatMap(({ upToPx, perView, gapPx }) => {
      const screens = upToPx ? `max-[${upToPx}px]:` : ''
      return [`${screens}[--gap:${gapPx}px]`, `${screens}[--per-view:${perView}]`]
    })
    .join(' ')
}

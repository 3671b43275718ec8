/** So many slides stand beside each other, so far apart. */
export interface CarouselStep {
  /** The widest screen for which this holds. The first step holds on all that are wider. */
  upToPx?: number
  perView: number
  gapPx: number
}

export const carouselLayouts = {
  services: [
    { perView: 4, gapPx: 32 },
    { upToPx: 1024, perView: 2, gapPx: 16 },
    { upToPx: 640, perView: 1, gapPx: 16 },
  ],
  videos: [
    { perView: 3, gapPx: 32 },
    { upToPx: 1024, perView: 1, gapPx: 16 },
  ],
} satisfies Record<string, [CarouselStep, ...CarouselStep[]]>

/** The steps as Splide takes them. */
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

/** How wide a slide is in content so wide, on the widest screens. */
export function slideWidthPx([{ perView, gapPx }]: [CarouselStep, ...CarouselStep[]], contentPx: number): number {
  return Math.ceil((contentPx - (perView - 1) * gapPx) / perView)
}

/** Classes that reserve the same space before Splide runs. Since they are made here, uno.config.ts has to be told of them. */
export function spaceClasses(steps: CarouselStep[]): string {
  return steps
    .flatMap(({ upToPx, perView, gapPx }) => {
      const screens = upToPx ? `max-[${upToPx}px]:` : ''
      return [`${screens}[--gap:${gapPx}px]`, `${screens}[--per-view:${perView}]`]
    })
    .join(' ')
}

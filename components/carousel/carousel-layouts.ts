export interface CarouselLayout {
  /** The widest viewport this layout applies to; the first has no limit. */
  upToPx?: number
  perView: number
  gapPx: number
}

/** As specified, wherever the header's breakpoint is. */
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
} satisfies Record<string, [CarouselLayout, ...CarouselLayout[]]>

export function splideOptions([widest, ...narrower]: [CarouselLayout, ...CarouselLayout[]]) {
  const options = ({ perView, gapPx }: CarouselLayout) => ({
    perPage: perView,
    gap: gapPx,
    // Leaves room for the slides' shadows, as the track's classes do before Splide starts.
    padding: gapPx - 4,
  })
  return {
    ...options(widest),
    breakpoints: Object.fromEntries(narrower.map((layout) => [layout.upToPx, options(layout)])),
  }
}

/** Reserves the same space before Splide runs, by generated classes that are safelisted in uno.config.ts. */
export function spaceClasses(layouts: CarouselLayout[]): string {
  return layouts
    .flatMap(({ upToPx, perView, gapPx }) => {
      const screens = upToPx ? `max-[${upToPx}px]:` : ''
      return [`${screens}[--gap:${gapPx}px]`, `${screens}[--per-view:${perView}]`]
    })
    .join(' ')
}

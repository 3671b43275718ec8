import type { LayoutId } from '../page/page-data.ts'

/** The maximum width of each layout's content, from header to footer. */
export const layoutWidthsPx = { alternative: 1552, standard: 1048, businessCard: 560 } satisfies Record<
  LayoutId,
  number
>

/** From this width on a window has room for columns (`lg:`) and the standard header's menu as a bar; the alternative's is longer (`xl:`). */
export const wideFromPx = 1025

/** From this width on a window is no phone's and has room for two cards in a row (`sm:`). */
export const roomyFromPx = 641

/** The same for the `media` and `sizes` of pictures. */
export const wideWindow = `(min-width: ${wideFromPx}px)`
export const roomyWindow = `(min-width: ${roomyFromPx}px)`
export const phoneWindow = `(max-width: ${roomyFromPx - 1}px)`

/** These generated classes are safelisted in uno.config.ts. */
export function widthClass(widthPx: number): string {
  return `[--content:${widthPx}px]`
}

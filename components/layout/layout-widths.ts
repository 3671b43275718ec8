import type { LayoutId } from '../page/page-data.ts'

/** The maximum width of each layout's content, from header to footer. */
export const layoutWidthsPx = { alternative: 1552, standard: 1048, businessCard: 560 } satisfies Record<
  LayoutId,
  number
>

/** From this width on a window has room for the menu as a bar and for columns. */
export const wideFromPx = 1025

/** The same for the `sizes` of pictures. */
export const wideWindow = `(min-width: ${wideFromPx}px)`

/** These generated classes are safelisted in uno.config.ts. */
export function widthClass(widthPx: number): string {
  return `[--content:${widthPx}px]`
}

import type { LayoutId } from '../page/page-data.ts'

/** The maximum width of each layout's content, from header to footer. */
export const layoutWidthsPx = { alternative: 1552, standard: 1048, businessCard: 560 } satisfies Record<
  LayoutId,
  number
>

/** These generated classes are safelisted in uno.config.ts. */
export function widthClass(widthPx: number): string {
  return `[--content:${widthPx}px]`
}

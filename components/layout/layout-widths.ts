import type { LayoutId } from '../page/page-data.ts'

/** How wide the content of each layout is, from top bar to footer, on screens with room for it. */
export const layoutWidthsPx = { alternative: 1552, standard: 1048, businessCard: 560 } satisfies Record<
  LayoutId,
  number
>

/** The class that makes all content inside so wide. Since it is made here, it is listed in uno.config.ts. */
export function widthClass(widthPx: number): string {
  return `[--content:${widthPx}px]`
}

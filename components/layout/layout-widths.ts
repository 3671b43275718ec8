/**
 * From this width on, a window has room for columns (`lg:`), and for the standard header's menu as a bar. The alternative
 * header has a longer menu, and its bar begins at `xl:`.
 */
export const wideFrom = '64.0625rem'

/** From this width on, a window has room for two cards in a row (`sm:`). Phones are narrower. */
export const roomyFrom = '40.0625rem'

// The same for the `media` and `sizes` of pictures. All are in rem: with larger letters a window has room for less.
export const wideWindow = `(min-width: ${wideFrom})`
export const roomyWindow = `(min-width: ${roomyFrom})`
export const phoneWindow = '(max-width: 40rem)'

/** From this width on a window has room for columns (`lg:`) and the standard header's menu as a bar; the alternative's is longer (`xl:`). */
export const wideFrom = '64.0625rem'

/** From this width on a window is no phone's and has room for two cards in a row (`sm:`). */
export const roomyFrom = '40.0625rem'

// The same for the `media` and `sizes` of pictures, in letters as well: with larger ones a window is narrower.
export const wideWindow = `(min-width: ${wideFrom})`
export const roomyWindow = `(min-width: ${roomyFrom})`
export const phoneWindow = '(max-width: 40rem)'

/** From this width on a window has room for columns (`lg:`) and the standard header's menu as a bar; the alternative's is longer (`xl:`). */
export const wideFromPx = 1025

/** From this width on a window is no phone's and has room for two cards in a row (`sm:`). */
export const roomyFromPx = 641

/** The same for the `media` and `sizes` of pictures, of usual letters as well (uno.config.ts). */
export const wideWindow = `(min-width: ${wideFromPx / 16}rem)`
export const roomyWindow = `(min-width: ${roomyFromPx / 16}rem)`
export const phoneWindow = `(max-width: ${(roomyFromPx - 1) / 16}rem)`

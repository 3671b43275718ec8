/** The pixels of the picture that networks and messengers show of a page: what all of them take. */
export const shareImageSize = { width: 1200, height: 630 }

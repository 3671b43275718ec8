/** In pixels; the size that all social networks accept. */
export const shareImageSize = { width: 1200, height: 630 }

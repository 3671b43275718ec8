import { statSync } from 'node:fs'

export interface ShareImageFile {
  /** As in `jpeg`; undefined where the file is not a picture. */
  format: string | undefined
  width: number | undefined
  height: number | undefined
  bytes: number
}

export async function readShareImage(file: string): Promise<ShareImageFile> {
  // Loaded when needed: most builds have no new picture.
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, width: undefined, height: undefined }))
  return { format, width, height, bytes: statSync(file).size }
}

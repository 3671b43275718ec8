import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export interface ShareImageFile {
  /** As in `jpeg`; undefined where the file is not a picture. */
  format: string | undefined
  width: number | undefined
  height: number | undefined
  bytes: number
}

/** Reads the pictures at these paths. */
export async function readShareImages(root: string, paths: string[]): Promise<Map<string, ShareImageFile>> {
  return new Map(await Promise.all(paths.map(async (path) => [path, await readShareImage(join(root, path))] as const)))
}

async function readShareImage(file: string): Promise<ShareImageFile> {
  const { format, width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, width: undefined, height: undefined }))
  return { format, width, height, bytes: statSync(file).size }
}

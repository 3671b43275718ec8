import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { type Family, families, familyOf } from '../../components/ui/picture-families.ts'
import { drawnLocales } from '../../locales/locales.ts'
import { type Budget, filesOfPicture, publishPicture } from './encode-picture.ts'

const covers = familyOf('news/') as Family
/** Bytes for a width; more than for drawings, because photographs have more detail. */
const budgetOf = (width: number): Budget => ({ avif: 40 * width, webp: 60 * width })
const widestOf = ({ widths }: Family) => Math.max(...widths)

/** @throws unless the name, such as `hero/my-section`, is in a folder of pictures */
function folderOf(name: string): string {
  const [, folder = ''] = /^([a-z-]+)\/[a-z0-9-]+$/i.exec(name) ?? []
  if (!Object.hasOwn(families, folder))
    throw new Error(
      `"${name}" must be a folder (${Object.keys(families).join(', ')}), a slash, and a name of letters and hyphens`,
    )
  return folder
}

/** A picture and the one that replaces it on phones, if its folder has such pictures. */
export function withReplacements(name: string): string[] {
  const folder = folderOf(name)
  const narrow = name.replace(folder, `${folder}-narrow`)
  return familyOf(narrow) ? [name, narrow] : [name]
}

/**
 * Makes a picture in all sizes of its folder, for each language that has its own, and those that replace it.
 * @returns the names of the pictures
 * @throws if the name has no folder of pictures, or the file is no picture that is large enough
 */
export async function publishPhotograph(name: string, file: string): Promise<string[]> {
  const names = withReplacements(name)
  for (const each of names) {
    const family = familyOf(each) as Family
    const png = await cropped(file, family)
    for (const locale of family.isLocalized ? drawnLocales : [undefined])
      await publishPicture(each, png, family.widths, budgetOf(widestOf(family)), locale)
  }
  return names
}

/**
 * The files that replace a picture, by path; the list of pictures stays valid because the size is the same.
 * @throws if the picture is not of a folder of covers
 * @public Imported when a photograph is dropped.
 */
export async function filesOfPhotograph(name: string, photograph: Buffer): Promise<Map<string, Buffer>> {
  const family = familyOf(name)
  if (family?.ratio !== covers.ratio || family.widths.join() !== covers.widths.join())
    throw new Error(`"${name}" is a drawing: it cannot be replaced with a photograph here.`)
  const png = await cropped(photograph, covers)
  return filesOfPicture(name, png, covers.widths, budgetOf(widestOf(covers)))
}

/** Crops a photograph to the shape of a folder, around its most interesting area. */
async function cropped(file: string | Buffer, family: Family): Promise<Buffer> {
  const width = widestOf(family)
  const height = Math.round(width * family.ratio)
  if (typeof file === 'string' && !existsSync(file)) throw new Error(`There is no photograph ${file}.`)
  // Some phones write odd headers, about which the library only warns.
  const picture = sharp(file, { failOn: 'error' })
  const { autoOrient } = await picture.metadata().catch(refuse)
  if (autoOrient.width < width || autoOrient.height < height)
    throw new Error(
      `The photograph has ${autoOrient.width} × ${autoOrient.height} pixels, but needs at least ${width} × ${height}`,
    )
  return picture
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
    .catch(refuse)
}

/** The library's own messages do not help an editor. */
function refuse(): never {
  throw new Error('The photograph cannot be read: use JPEG, PNG, WebP, or AVIF, and export HEIC photographs as JPEG')
}

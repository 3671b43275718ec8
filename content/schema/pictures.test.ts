import sharp from 'sharp'
import { expect, test } from 'vitest'
import pictureWords from '../../art/picture-words.json'
import { familyOf as anyFamilyOf, type Family, families } from '../../components/ui/picture-families.ts'
import { drawnLocales } from '../../locales/locales.ts'
import { pictureNames } from '../picture-names.ts'

type Box = [text: string, left: number, top: number, right: number, bottom: number]

const [margin, boxes] = [pictureWords.margin, Object.entries(pictureWords.pictures) as unknown as [string, Box[]][]]

const familyOf = (name: string) => anyFamilyOf(name) as Family
/** The file names of a picture without width and format, one per language it is drawn in. */
const filesOf = (name: string) =>
  familyOf(name).isLocalized ? drawnLocales.map((locale) => `${name}.${locale}`) : [name]

test.each(pictureNames)('%s has the sizes of its folder', async (name) => {
  const { widths, ratio } = familyOf(name)
  for (const file of filesOf(name))
    for (const width of widths)
      for (const format of ['avif', 'webp']) {
        const { width: own, height } = await sharp(`public/art/${file}-${width}.${format}`).metadata()
        expect([own, height]).toEqual([width, Math.round(width * ratio)])
      }
})

test.each(Object.keys(families).filter((folder) => `${folder}-narrow` in families))(
  'each picture of %s has one for narrow screens',
  (folder) => {
    const inFolder = (of: string) => pictureNames.map((name) => name.split('/')).filter(([own]) => own === of)
    expect(inFolder(`${folder}-narrow`).map(([, file]) => file)).toEqual(inFolder(folder).map(([, file]) => file))
  },
)

// Films show whole screens, and sheets that go on beyond them.
test.each(boxes.filter(([file]) => !file.startsWith('films/')))(
  '%s shows its text uncropped and away from the edges',
  (file, words) => {
    const { widths, ratio } = familyOf(file)
    const width = Math.max(...widths)
    const cut = words.filter(
      ([, left, top, right, bottom]) =>
        Math.min(left, top, width - right, width * ratio - bottom) < Math.floor(margin * width),
    )
    expect(cut).toEqual([])
  },
)

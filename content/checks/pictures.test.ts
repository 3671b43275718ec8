import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { families } from '../../components/ui/Picture.tsx'
import { drawnLocales } from '../../locales/locales.ts'
import altText from '../picture-words.json'
import pictures from '../pictures.json'

interface Picture {
  widths: number[]
  height: number
  localized?: boolean
}
type Box = [text: string, left: number, top: number, right: number, bottom: number]

const listed: [string, Picture][] = Object.entries(pictures)
const [margin, boxes] = [altText.margin, Object.entries(altText.pictures) as unknown as [string, Box[]][]]

/** The file names of a picture without width and format, one per language it is drawn in. */
const filesOf = (name: string, { localized }: Picture) =>
  localized ? drawnLocales.map((locale) => `${name}.${locale}`) : [name]
const familyOf = (name: string) => families[name.slice(0, name.indexOf('/'))]

test('each listed picture exists in all its sizes and formats, and no others exist', async () => {
  const wanted = listed.flatMap(([name, picture]) =>
    filesOf(name, picture).flatMap((file) =>
      picture.widths.flatMap((width) => ['avif', 'webp'].map((format) => `public/art/${file}-${width}.${format}`)),
    ),
  )
  expect(globSync('public/art/**/*-[0-9]*.{avif,webp}').sort()).toEqual(wanted.sort())
})

test.each(listed)('%s has the listed size', async (name, picture) => {
  const widest = Math.max(...picture.widths)
  for (const file of filesOf(name, picture))
    for (const width of picture.widths)
      for (const format of ['avif', 'webp']) {
        const { width: own, height } = await sharp(`public/art/${file}-${width}.${format}`).metadata()
        expect([own, height]).toEqual([width, Math.round((picture.height * width) / widest)])
      }
})

test.each(listed)('%s has the aspect ratio of its family', (name, { widths, height, localized = false }) => {
  const { ratio = 0, isLocalized = false, widths: own } = familyOf(name) ?? {}
  expect([own, isLocalized, Math.round(Math.max(...widths) * ratio)]).toEqual([widths, localized, height])
})

test.each(Object.keys(families).filter((folder) => `${folder}-narrow` in families))(
  'each picture of %s has one for narrow screens',
  (folder) => {
    const inFolder = (of: string) => listed.map(([name]) => name.split('/')).filter(([own]) => own === of)
    expect(inFolder(`${folder}-narrow`).map(([, file]) => file)).toEqual(inFolder(folder).map(([, file]) => file))
  },
)

test.each(globSync('public/**/*.svg'))('%s uses the colors of the site or of its drawing', (file) => {
  const sources = ['uno.config.ts', ...globSync(['art/*.ts', 'art/people/*.ts'])]
  const known = new Set(sources.flatMap(colorsIn))
  // For unknown colors, run `npm --prefix art run render` to redraw all pictures with the current ones.
  expect(colorsIn(file).filter((color) => !known.has(color))).toEqual([])
})

function colorsIn(file: string): string[] {
  return (
    readFileSync(file, 'utf8')
      .toLowerCase()
      .match(/#[0-9a-f]{3,8}\b/g) ?? []
  )
}

test('the text boxes of each picture with text are known', () => {
  const localized = listed.filter(([, { localized }]) => localized).flatMap(([name, picture]) => filesOf(name, picture))
  expect(boxes.map(([file]) => file)).toEqual(expect.arrayContaining(localized))
})

test.each(boxes)('%s shows its text uncropped and away from the edges', (file, words) => {
  const { widths = [], ratio = 0 } = familyOf(file) ?? {}
  const width = Math.max(...widths)
  const cut = words.filter(
    ([, left, top, right, bottom]) =>
      Math.min(left, top, width - right, width * ratio - bottom) < Math.floor(margin * width),
  )
  expect(cut).toEqual([])
})

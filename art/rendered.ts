import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { serviceId } from '../content/services/services.schema.ts'
import { encodeAvif, publishPicture } from '../editor/pictures/encode-picture.ts'

interface Rendered {
  /** Of art/blender/render.py. */
  scene: string
  /** How often light is followed per pixel. Its noise is removed afterwards. */
  samples: number
  widths: number[]
  /** Bytes of the widest AVIF. */
  avif: number
}

const hero = (scene: string, avif = 60_000, samples = 24): Rendered => ({ scene, samples, widths: [800, 1600], avif })

/** The pictures of stones and of ribbons, by the names that the site has for them. */
const rendered: Record<string, Rendered> = {
  ...Object.fromEntries(
    Object.entries({ home: 'tuesday', factory: 'telephone', hire: 'candidate', ai: 'sorting' }).flatMap(([name, scene]) => {
      // Cords are drawn in a tenth of the time that stones take.
      const samples = name === 'ai' ? 32 : 14
      return [
        [`scene/${name}`, hero(`scene-${scene}`, 48_000, samples)],
        [`scene-narrow/${name}`, { ...hero(`scene-narrow-${scene}`, 28_000, samples), widths: [800] }],
      ]
    }),
  ),
  'hero/stones': hero('wide-laid', 60_000, 14),
  'hero/missing-stones': hero('wide-missing'),
  'hero/last-stone': hero('wide-lime'),
  'hero/half-laid': hero('wide-half-laid'),
  'hero/conversation': hero('band-call', 60_000, 10),
  ...Object.fromEntries(
    serviceId.options.flatMap((id) => [
      [`hero/service-${id}`, hero(`hero-${id}`, 40_000)],
      [`tiles/${id}`, { scene: `tile-${id}`, samples: 20, widths: [480, 960], avif: 16_000 }],
    ]),
  ),
}

/** Small pictures, as AVIF alone, by their files: scene, width and bytes. */
const thumbnails: Record<string, [scene: string, width: number, bytes: number]> = {
  menu: ['menu', 800, 18_000],
  ...Object.fromEntries(serviceId.options.map((id) => [`rule/${id}`, [`mark-${id}`, 176, 4000]])),
}

/** Renders with Blender 3.4 or later (Debian: blender, python3-scipy, python3-opencv), which takes minutes for each picture. */
export async function renderLight(_: unknown, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, { scene, samples, widths, avif }] of Object.entries(rendered).filter(([name]) => isWanted(name)))
    await publishPicture(name, renderScene(scene, Math.max(...widths), samples), widths, { avif, webp: 1.8 * avif })
  for (const [name, [scene, width, bytes]] of Object.entries(thumbnails).filter(([name]) => isWanted(name)))
    await publishThumbnail(name, renderScene(scene, width, 32), bytes)
}

/** Renders and develops a scene. `ART_RAW` names a folder with renders to develop again. */
function renderScene(scene: string, width: number, samples: number): Buffer {
  const raw = process.env.ART_RAW
  const folder = raw ?? mkdtempSync(join(tmpdir(), 'art-'))
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!raw) run('blender', '-b', '-P', 'art/blender/render.py', '--', scene, String(width), String(samples), folder)
  run('/usr/bin/python3', 'art/blender/darkroom.py', scene, folder)
  return readFileSync(join(folder, `${scene}.png`))
}

/** Who is shown large. */
const founders = ['people/ceo', 'people/cto']
/** Whose face stands in small places. */
const faces = ['people/ceo', 'people/proposals', 'people/testimonial']

/** Lays the drawings of art/drawings/ in stone: covers, and portraits and faces as one file each, which a real photo may replace. */
export async function renderMosaics(_: unknown, isWanted: (name: string) => boolean): Promise<void> {
  for (const drawing of globSync('art/drawings/*/*.png')) {
    const name = drawing.slice('art/drawings/'.length, -'.png'.length)
    if (!isWanted(name)) continue
    const file = join(mkdtempSync(join(tmpdir(), 'art-')), 'laid.png')
    execFileSync('/usr/bin/python3', ['art/blender/mosaic.py', drawing, file])
    if (founders.includes(name)) await publishThumbnail(name, await sharp(file).resize(640).png().toBuffer(), 31_000)
    if (faces.includes(name)) await publishThumbnail(`${name}-face`, await faceOf(file), 9000)
    if (name.startsWith('people/')) continue
    if (name.startsWith('call/')) await publishPicture(name, readFileSync(file), [800, 1280], { avif: 24_000, webp: 44_000 })
    else await publishPicture(name, readFileSync(file), [480, 750, 960], { avif: 34_000, webp: 60_000 })
  }
}

/** A square, lighter than the portrait and with softer joints, because it is small; all faces are as light as each other. */
async function faceOf(file: string): Promise<Buffer> {
  const { width } = await sharp(file).metadata()
  const [left, top, side] = [0.206, 0.178, 0.588].map((part) => Math.round(part * width)) as [number, number, number]
  const crop = { left, top, width: side, height: side }
  const face = await sharp(file).removeAlpha().extract(crop).resize(216).median(3).toBuffer()
  const [, green] = (await sharp(face).stats()).channels
  return sharp(face)
    .linear(96 / (green?.mean ?? 96))
    .modulate({ saturation: 1.1 })
    .png()
    .toBuffer()
}

/** A small picture as AVIF alone, which all browsers of the site know: two formats of each would weigh in documents. */
async function publishThumbnail(name: string, png: Buffer, bytes: number): Promise<void> {
  const opaque = await sharp(png).removeAlpha().png().toBuffer()
  writeFileSync(`public/art/${name}.avif`, await encodeAvif(opaque, bytes, '4:4:4'))
}

/** Stones in the foreground of `hero/last-stone`, by their outlines in a picture 1600 pixels wide. */
const outlines = [
  '717,752 728,739 757,730 784,733 815,737 821,744 820,774 817,781 778,777 722,774 713,768',
  '837,746 845,738 872,734 904,736 926,741 936,752 943,779 946,790 940,792 926,790 894,788 856,783 842,776',
  '951,742 961,730 993,725 1025,731 1041,736 1054,754 1068,777 1065,785 1049,789 1011,787 974,782 954,769',
  '872,698 883,690 904,686 947,691 962,696 970,711 975,726 969,730 942,735 904,732 882,727',
]

/** Cuts single stones out of the pavement, which stand for weeks and months: one row of them, in one file. */
export async function renderStones(): Promise<void> {
  const stones = outlines.map(async (points, index) => {
    const outline = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><polygon points="${points}"/></svg>`
    const cut = sharp('public/art/hero/last-stone-1600.webp').composite([{ input: Buffer.from(outline), blend: 'dest-in' }])
    const stone = sharp(await cut.png().toBuffer()).trim().resize(112, 68, { fit: 'fill' }).modulate({ brightness: 1.3 })
    return { input: await stone.toBuffer(), left: 112 * index, top: 0 }
  })
  const row = sharp({ create: { width: 448, height: 68, channels: 4, background: '#0000' } })
  await row.composite(await Promise.all(stones)).avif({ quality: 45 }).toFile('public/art/stones.avif')
}

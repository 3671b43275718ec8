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
      const samples = name === 'ai' ? 64 : 14
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
    if (faces.includes(name)) await publishThumbnail(`${name}-face`, await faceOf(drawing), 9000)
    if (name.startsWith('people/') && !founders.includes(name)) continue
    const file = lay(drawing)
    if (founders.includes(name)) await publishThumbnail(name, await sharp(file).resize(640).png().toBuffer(), 31_000)
    else if (name.startsWith('call/')) await publishPicture(name, readFileSync(file), [800, 1280], { avif: 24_000, webp: 44_000 })
    else await publishPicture(name, readFileSync(file), [480, 750, 960], { avif: 34_000, webp: 60_000 })
  }
}

function lay(drawing: string, ...options: 'face'[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'art-')), 'laid.png')
  execFileSync('/usr/bin/python3', ['art/blender/mosaic.py', drawing, file, ...options])
  return file
}

/** A square, close to the face; all faces are as light as each other. */
async function faceOf(drawing: string): Promise<Buffer> {
  const { width } = await sharp(drawing).metadata()
  const [left, top, side] = [0.245, 0.24, 0.52].map((part) => Math.round(part * width)) as [number, number, number]
  const crop = join(mkdtempSync(join(tmpdir(), 'art-')), 'crop.png')
  await sharp(drawing).extract({ left, top, width: side, height: side }).toFile(crop)
  const face = await sharp(lay(crop, 'face')).removeAlpha().resize(216).toBuffer()
  const [, green] = (await sharp(face).stats()).channels
  return sharp(face)
    .linear(100 / (green?.mean ?? 100))
    .modulate({ saturation: 1.1 })
    .png()
    .toBuffer()
}

/** A small picture as AVIF alone, which all browsers of the site know: two formats of each would weigh in documents. */
async function publishThumbnail(name: string, png: Buffer, bytes: number): Promise<void> {
  const opaque = await sharp(png).removeAlpha().png().toBuffer()
  writeFileSync(`public/art/${name}.avif`, await encodeAvif(opaque, bytes, '4:4:4'))
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceId } from '../content/services/services.schema.ts'
import { publishPicture } from '../editor/new/encode-picture.ts'
import { publishThumbnail } from './publish.ts'

interface Rendered {
  /** Of art/blender/pictures.py. */
  scene: string
  /** How often light is followed per pixel. Its noise is removed afterwards. */
  samples: number
  widths: number[]
  /** Bytes of the widest AVIF. */
  avif: number
}

const hero = (scene: string, samples = 16): Rendered => ({ scene, samples, widths: [800, 1600], avif: 60_000 })

/** The pictures of stones and of ribbons, by the names the site has for them. */
const rendered: Record<string, Rendered> = {
  'hero/home': hero('wide-home'),
  'hero/stones': hero('wide-laid'),
  'hero/missing-stones': hero('wide-missing'),
  'hero/last-stone': hero('wide-lime'),
  'hero/card': hero('wide-wet'),
  'call/home': hero('band-night'),
  ...Object.fromEntries(
    serviceId.options.flatMap((id) => [
      [`hero/service-${id}`, hero(`hero-${id}`)],
      [`tiles/${id}`, { scene: `tile-${id}`, samples: 24, widths: [480, 960], avif: 16_000 }],
    ]),
  ),
}

/** Small squares, as AVIF alone. */
const marks = Object.fromEntries(serviceId.options.map((id) => [`rule/${id}`, `mark-${id}`]))

/** Renders with Blender 3.4 or later (Debian: blender, python3-scipy, python3-opencv), which takes minutes for each picture. */
export async function renderScenesOfLight(_: unknown, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, { scene, samples, widths, avif }] of Object.entries(rendered).filter(([name]) => isWanted(name)))
    await publishPicture(name, render(scene, Math.max(...widths), samples), widths, { avif, webp: 1.8 * avif })
  for (const [name, scene] of Object.entries(marks).filter(([name]) => isWanted(name)))
    await publishThumbnail(`art/${name}`, render(scene, 176, 64), 4000)
}

function render(scene: string, width: number, samples: number): Buffer {
  const folder = process.env.ART_RAW ?? mkdtempSync(join(tmpdir(), 'art-'))
  if (!process.env.ART_RAW)
    execFileSync('blender', ['-b', '-P', 'art/blender/render.py', '--', scene, String(width), String(samples), folder], { stdio: 'inherit' })
  execFileSync('python3', ['art/blender/darkroom.py', scene, folder], { stdio: 'inherit' })
  return readFileSync(join(folder, `${scene}.png`))
}

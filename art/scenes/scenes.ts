import sharp from 'sharp'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { fontFaces, type Shoot } from '../browser.ts'
import { publishPicture } from '../encode.ts'
import { bustUrls } from '../people/people.ts'
import { renderWave } from '../wave.ts'
import { type Scene, sceneCss } from './kit.ts'
import { aiManager, aiNews, aiSeller, alugueTotal, eduamigo } from './products.ts'
import { mobile, outsourcing, softwareMaintenance, web } from './services.ts'
import { ai, apis, design } from './services-more.ts'
import { factory, hire, panorama } from './ways.ts'

const scenes: Record<string, Scene> = {
  'services/web': web,
  'services/mobile': mobile,
  'services/softwareMaintenance': softwareMaintenance,
  'services/outsourcing': outsourcing,
  'services/apis': apis,
  'services/design': design,
  'services/ai': ai,
  'ways/factory': factory,
  'ways/hire': hire,
  'panorama/ai': panorama,
  'products/ai-seller': aiSeller,
  'products/ai-manager': aiManager,
  'products/ai-news': aiNews,
  'products/eduamigo': eduamigo,
  'products/alugue-total': alugueTotal,
}

const turn = ([x, y, z]: Scene['pose'], zoom: number) =>
  `transform:scale(${zoom}) rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`

/** Draws the scenes named in SCENES (for a quick look at one), else all of them. */
export async function renderScenes(shoot: Shoot): Promise<void> {
  const only = process.env.SCENES?.split(',')
  for (const name of Object.keys(scenes)) {
    if (only && !only.includes(name)) continue
    const draw = await prepareScene(shoot, name)
    for (const locale of localeIds)
      await publishPicture(
        name,
        await draw(locale),
        scenes[name]?.size ? [800, 1600] : [480, 750, 960],
        { avif: 25_000, webp: 44_000, text: true },
        locale,
      )
  }
}

/** Draws the background of a scene, which is the same in all languages, and returns a function that draws the scene in one of them. */
export async function prepareScene(shoot: Shoot, name: string): Promise<(locale: LocaleId) => Promise<Buffer>> {
  const scene = scenes[name]
  if (!scene) throw new Error(`Unknown scene ${name}: known are ${Object.keys(scenes).join(', ')}`)
  const { seed, size = [1200, 900], pose, zoom = 1, light = false, ball, inside } = scene
  const [width, height] = size
  const faces = (await bustUrls()).map(([id, url]) => `.face.${id}{background-image:${url}}`)
  const styles = (await fontFaces()) + sceneCss + faces.join('')
  const sea = await sharp(await renderWave(shoot, { seed, light: Number(light) }, width, height))
    .resize(width)
    .png()
    .toBuffer()
  return (locale) =>
    shoot(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title></title><style>${styles}body{background-image:url(data:image/png;base64,${sea.toString('base64')})}</style>` +
        `<body class="${light ? 'light' : ''}"><div class="stage"><div class="scene" style="${turn(pose, zoom)}">${inside((words) => words[locale])}</div></div>${ball ? `<div class="orb" style="${ball}"></div>` : ''}`,
      width,
      height,
    )
}

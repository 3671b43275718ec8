import sharp from 'sharp'
import { publishPicture } from '../../editor/encode-picture.ts'
import { drawnLocales } from '../../locales/locales.ts'
import { fontFaces, type Shoot, type Shot } from '../browser.ts'
import { bustUrls } from '../people/people.ts'
import { renderWave } from '../wave.ts'
import { publishWords } from '../words.ts'
import { type DrawnLocale, type Scene, sceneCss } from './kit.ts'
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

const usualSize: [number, number] = [1200, 900]

const turn = ([x, y, z]: Scene['pose'], zoom: number) =>
  `transform:scale(${zoom}) rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`

export async function renderScenes(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, { size = usualSize }] of Object.entries(scenes).filter(([name]) => isWanted(name))) {
    const widths = size === usualSize ? [480, 750, 960] : [800, 1600]
    const draw = await prepareScene(shoot, name)
    for (const locale of drawnLocales) {
      const { png, words } = await draw(locale)
      publishWords(`${name}.${locale}`, words, size, Math.max(...widths))
      await publishPicture(name, png, widths, { avif: 25_000, webp: 44_000, text: true }, locale)
    }
  }
}

/** Draws the background of a scene, which is the same in all languages, and returns a function that draws the scene in one of them. */
export async function prepareScene(shoot: Shoot, name: string): Promise<(locale: DrawnLocale) => Promise<Shot>> {
  const scene = scenes[name]
  if (!scene) throw new Error(`Unknown scene ${name}: known are ${Object.keys(scenes).join(', ')}`)
  const { seed, size = usualSize, pose, zoom = 1, light = false, ball, inside } = scene
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

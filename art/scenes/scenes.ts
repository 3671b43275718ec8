import { publishPicture } from '../../editor/pictures/encode-picture.ts'
import { type DrawnLocale, drawnLocales } from '../../locales/locales.ts'
import { fontFaces, type Shoot, type Shot } from '../browser.ts'
import { publishWords } from '../words.ts'
import { frames, sceneCss } from './kit.ts'
import { productScenes } from './products.ts'
import { serviceScenes } from './services.ts'
import { moreServiceScenes } from './services-more.ts'
import { wayScenes } from './ways.ts'

const scenes = { ...serviceScenes, ...moreServiceScenes, ...wayScenes, ...productScenes }

export async function renderScenes(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, { frame }] of Object.entries(scenes).filter(([name]) => isWanted(name))) {
    const { size, widths, avif } = frames[frame]
    const draw = await prepareScene(shoot, name)
    for (const locale of drawnLocales) {
      const { png, words } = await draw(locale)
      publishWords(`${name}.${locale}`, words, size, Math.max(...widths))
      await publishPicture(name, png, widths, { avif, webp: 1.8 * avif, text: true }, locale)
    }
  }
}

/** @returns a function that draws the scene in a language */
export async function prepareScene(shoot: Shoot, name: string): Promise<(locale: DrawnLocale) => Promise<Shot>> {
  const scene = scenes[name]
  if (!scene) throw new Error(`Unknown scene ${name}: known are ${Object.keys(scenes).join(', ')}`)
  const [width, height] = frames[scene.frame].size
  const styles = (await fontFaces()) + sceneCss
  return (locale) =>
    shoot(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title></title><style>${styles}</style><body class="${scene.ground}">${scene.inside((words) => words[locale])}`,
      width,
      height,
      1600 / width,
    )
}

import { publishPicture } from '../../editor/new/encode-picture.ts'
import { drawnLocales } from '../../locales/locales.ts'
import { fontFaces, type Shoot, type Shot } from '../browser.ts'
import { publishWords } from '../words.ts'
import { type DrawnLocale, frames, type Scene, sceneCss } from './kit.ts'
import { aiManager, aiNews, aiSeller, alugueTotal, eduamigo } from './products.ts'
import { aiNarrow, aiWide, apisNarrow, apisWide, designNarrow, designWide } from './services-more.ts'
import { maintenanceNarrow, maintenanceWide, mobileNarrow, mobileWide, outsourcingNarrow, outsourcingWide, webNarrow, webWide } from './services.ts'
import { ai, factory, hire } from './ways.ts'

const scenes: Record<string, Scene> = {
  'services/web': webWide,
  'services-narrow/web': webNarrow,
  'services/mobile': mobileWide,
  'services-narrow/mobile': mobileNarrow,
  'services/softwareMaintenance': maintenanceWide,
  'services-narrow/softwareMaintenance': maintenanceNarrow,
  'services/outsourcing': outsourcingWide,
  'services-narrow/outsourcing': outsourcingNarrow,
  'services/apis': apisWide,
  'services-narrow/apis': apisNarrow,
  'services/design': designWide,
  'services-narrow/design': designNarrow,
  'services/ai': aiWide,
  'services-narrow/ai': aiNarrow,
  'ways/factory': factory,
  'ways/hire': hire,
  'ways/ai': ai,
  'products/ai-seller': aiSeller,
  'products/ai-manager': aiManager,
  'products/ai-news': aiNews,
  'products/eduamigo': eduamigo,
  'products/alugue-total': alugueTotal,
}

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

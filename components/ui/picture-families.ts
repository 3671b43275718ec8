export interface Family {
  widths: number[]
  /** Height divided by width. */
  ratio: number
  isLocalized?: boolean
}

const covers = { widths: [480, 750, 960], ratio: 9 / 16 }
const scenes = { widths: [480, 960], isLocalized: true }

/** What all pictures of a folder share: their widths, their shape, and whether there is one per language. */
export const families: Record<string, Family> = {
  hero: { widths: [800, 1600], ratio: 9 / 16 },
  scene: { widths: [800, 1600], ratio: 9 / 16 },
  'scene-narrow': { widths: [800], ratio: 1 },
  call: { widths: [800, 1280], ratio: 7 / 16 },
  tiles: { widths: [480, 960], ratio: 9 / 20 },
  films: { widths: [480, 960], ratio: 2 / 3, isLocalized: true },
  services: { widths: [800, 1600], ratio: 1 / 2, isLocalized: true },
  'services-narrow': { ...scenes, ratio: 3 / 4 },
  products: { ...scenes, ratio: 9 / 16 },
  'products-narrow': { ...scenes, ratio: 3 / 4 },
  ways: { ...scenes, ratio: 9 / 16 },
  'ways-narrow': { ...scenes, ratio: 3 / 4 },
  news: covers,
  stories: covers,
  videos: covers,
}

export function familyOf(name: string): Family | undefined {
  return families[name.slice(0, name.indexOf('/'))]
}

/** The address of the widest file of a picture, for programs that take a single file, such as search engines. */
export function widestPicture(name: string): string {
  return `/art/${name}-${Math.max(...(familyOf(name)?.widths ?? []))}.webp`
}

import { globSync, readFileSync } from 'node:fs'
import { serviceId } from '../../content/services/services.schema.ts'
import { drawnLocales } from '../../locales/locales.ts'
import { lineAt } from '../check/parse-errors.ts'
import { readPictures } from '../new/encode-picture.ts'

const wordsFile = 'content/picture-words.json'
const servicesFile = 'art/service-waves.ts'

/** Finds drawings in art/ for pictures that no longer exist. */
export function drawingErrors(): string[] {
  return [...programErrors(), ...wordErrors()]
}

function programErrors(): string[] {
  const pictures = readPictures()
  const families = new Set(Object.keys(pictures).map((name) => name.split('/')[0]))
  const ids: string[] = serviceId.options
  const pages = globSync('{components,pages}/**/*.{ts,tsx}')
  const shows = (page: string, name: string) => new RegExp(`['"]${name}['"]`).test(readFileSync(page, 'utf8'))
  return globSync(['art/*.ts', 'art/{people,scenes}/*.ts']).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const names = [...source.matchAll(/'(([a-z-]+)\/[\w-]+)'/g)].filter(
      ([, name = '', family = '']) =>
        families.has(family) && !(name in pictures) && globSync(`public/art/${name}.*`).length === 0,
    )
    const services = [...(file === servicesFile ? source.matchAll(/^ {2}(\w+): \{$/gm) : [])].filter(
      ([, id = '']) => !ids.includes(id),
    )
    return [...names, ...services].map(({ 1: name = '', index }) => {
      const page = pages.find((file) => shows(file, `hero/service-${name}`))
      return `${file}, line ${lineAt(source, index)}: draws "${name}", which the site does not have. ${page ? `First give ${page} another picture than "hero/service-${name}". ` : ''}Delete it, and what \`npm --prefix art run check\` then names`
    })
  })
}

function wordErrors(): string[] {
  const pictures = readPictures()
  const { pictures: words }: { pictures: Record<string, unknown> } = JSON.parse(readFileSync(wordsFile, 'utf8'))
  const known = Object.entries(pictures).flatMap(([name, { localized }]) =>
    localized ? drawnLocales.map((locale) => `${name}.${locale}`) : [name],
  )
  return Object.keys(words)
    .filter((name) => !known.includes(name))
    .map((name) => `${wordsFile}: "${name}" is not a picture in content/pictures.json. Delete its row`)
}

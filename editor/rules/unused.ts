import { globSync, readFileSync } from 'node:fs'
import { companyFacts } from '../../content/claims/company-facts.ts'
import { partners } from '../../content/company/partners.ts'
import { services } from '../../content/services/services.ts'
import { readPictures } from '../new/encode-picture.ts'
import type { Text } from '../texts.ts'

const code = '{components,content,pages,renderer}/**/*.{ts,tsx,css}'
const iconsFile = 'components/ui/icons.ts'
const drawingsFile = 'components/ui/service-icons.ts'
const picturesFile = 'content/pictures.json'

export function unusedErrors(texts: Text[]): string[] {
  const source = globSync(code, { exclude: ['**/*.test.*', iconsFile] }).map((file) => readFileSync(file, 'utf8'))
  const isNamed = (name: string) => source.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
  return [...pictureErrors(isNamed), ...iconErrors(isNamed), ...factErrors(texts, source)]
}

function pictureErrors(isNamed: (name: string) => boolean): string[] {
  const ofEntries = [
    ...partners.map(({ logo }) => logo),
    ...services.flatMap(({ id }) => [
      `hero/service-${id}`,
      `tiles/${id}`,
      `services-narrow/${id}`,
      `/art/rule/${id}.avif`,
    ]),
  ]
  const isShown = (name: string) => ofEntries.includes(name) || isNamed(name)
  const files = Map.groupBy(globSync('public/art/**/*.*'), (file) =>
    file.replace(/^public\/art\/|(\.[a-z]{2}-[a-z]{2})?-\d+\.(avif|webp)$/g, ''),
  )
  const listed = Object.keys(readPictures())
  const ofList = listed.flatMap((name) => {
    if (!isShown(name))
      return [
        `${picturesFile}: nothing shows "${name}". Delete its row, public/art/${name}*, and the code that draws it in art/`,
      ]
    return files.has(name)
      ? []
      : [
          `${picturesFile}: "${name}" has no files in public/art/. Create them, or delete its row: the compiler then reports where it is used`,
        ]
  })
  const stray = [...files.keys()].filter((name) => !listed.includes(name) && !isShown(`/art/${name}`))
  return [
    ...ofList,
    ...stray.map((name) => `public/art/${name}: nothing shows it. Delete it and the code that draws it in art/`),
  ]
}

function iconErrors(isNamed: (name: string) => boolean): string[] {
  const icons = readFileSync(iconsFile, 'utf8')
  const namesIn = (source: string) => [...source.matchAll(/^ {2}(\w+):\s/gm)].map(([, name = '']) => name)
  const unused = namesIn(icons).filter((name) => !isNamed(name))
  const undrawn = namesIn(readFileSync(drawingsFile, 'utf8')).filter((name) => !icons.includes(`'service:${name}'`))
  return [
    ...unused.map((name) => `${iconsFile}: nothing shows the icon "${name}". Delete it`),
    ...undrawn.map((name) => `${drawingsFile}: no icon uses "${name}". Delete it`),
  ]
}

function factErrors(texts: Text[], source: string[]): string[] {
  const isUsed = (name: string) =>
    texts.some(({ words }) => words.includes(`{${name}}`)) ||
    source.some((text) => text.includes(`companyFacts.${name}`))
  return Object.keys(companyFacts).flatMap((name) =>
    isUsed(name) ? [] : [`content/claims/company-facts.ts: nothing uses {${name}}. Delete it`],
  )
}

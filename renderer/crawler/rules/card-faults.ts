import { mainPages, pathOnSite } from '../addresses.ts'
import type { CardFile } from '../reading/read-cards.ts'
import type { Site, SitePage } from '../reading/read-site.ts'

/** What all networks take. */
const cardSize = { width: 1200, height: 630, kilobytes: 300 }

/** The pictures that pages are shared with. */
export function cardFaults(site: Site): string[] {
  return [
    ...[...site.pages.values()]
      .filter(({ data }) => !data.isUnknownAddress)
      .flatMap((page) => missingFaults(page, site)),
    ...[...site.cards].flatMap(([path, card]) => fileFaults(path, card)),
    ...sharedFaults(mainPages(site)),
  ]
}

function missingFaults({ path, head }: SitePage, site: Site): string[] {
  const cards = head.metas.get('og:image') ?? []
  if (cards.length !== 1) return [`${path}: has ${cards.length} og:image, and should have one.`]
  return cards
    .filter((card) => !site.cards.has(pathOnSite(card, site) ?? ''))
    .map((card) => `${path}: og:image is ${card}, and should be the https address of a file of this site.`)
}

function fileFaults(path: string, { format, width, height, bytes }: CardFile): string[] {
  if (format === undefined) return [`${path}: the card is no picture, and should be a JPEG.`]
  const faults: string[] = []
  if (format !== 'jpeg') faults.push(`${path}: the card is a file of type ${format}, and should be a JPEG.`)
  if (width !== cardSize.width || height !== cardSize.height)
    faults.push(`${path}: the card is ${width} x ${height}, and should be ${cardSize.width} x ${cardSize.height}.`)
  if (bytes > cardSize.kilobytes * 1024)
    faults.push(
      `${path}: the card has ${Math.ceil(bytes / 1024)} KB, and should have at most ${cardSize.kilobytes} KB.`,
    )
  return faults
}

/** Pages of one title may share a card, as a name in two languages does. */
function sharedFaults(pages: SitePage[]): string[] {
  const first = new Map<string, SitePage>()
  return pages.flatMap((page) => {
    const [card = ''] = page.head.metas.get('og:image') ?? []
    const other = first.get(card)
    if (!other) first.set(card, page)
    return other && card && other.head.titles[0] !== page.head.titles[0]
      ? [`${page.path}: has the card of ${other.path}, ${card}, and should have its own.`]
      : []
  })
}

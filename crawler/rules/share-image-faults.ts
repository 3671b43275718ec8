import { shareImageSize } from '../../renderer/share-images/share-image-size.ts'
import { indexablePages, pathOnSite } from '../addresses.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { ShareImageFile } from '../reading/read-share-image.ts'
import type { Site } from '../reading/read-site.ts'

const mostKilobytes = 300

/** The pictures that pages are shared with. */
export function shareImageFaults(site: Site): string[] {
  return [
    ...[...site.pages.values()]
      .filter(({ data }) => !data.isUnknownAddress)
      .flatMap((page) => missingFaults(page, site)),
    ...[...site.shareImages].flatMap(([path, shareImage]) => fileFaults(path, shareImage)),
    ...sharedFaults(indexablePages(site)),
  ]
}

function missingFaults({ path, head }: SitePage, site: Site): string[] {
  const shareImages = head.metas.get('og:image') ?? []
  if (shareImages.length !== 1) return [`${path}: has ${shareImages.length} og:image, and should have one.`]
  return shareImages
    .filter((shareImage) => !site.shareImages.has(pathOnSite(shareImage, site) ?? ''))
    .map((shareImage) => `${path}: og:image is ${shareImage}, and should be the https address of a file of this site.`)
}

function fileFaults(path: string, { format, width, height, bytes }: ShareImageFile): string[] {
  if (format === undefined) return [`${path}: the share image is no picture, and should be a JPEG.`]
  const faults: string[] = []
  if (format !== 'jpeg') faults.push(`${path}: the share image is a file of type ${format}, and should be a JPEG.`)
  if (width !== shareImageSize.width || height !== shareImageSize.height)
    faults.push(
      `${path}: the share image is ${width} x ${height}, and should be ${shareImageSize.width} x ${shareImageSize.height}.`,
    )
  if (bytes > mostKilobytes * 1024)
    faults.push(
      `${path}: the share image has ${Math.ceil(bytes / 1024)} KB, and should have at most ${mostKilobytes} KB.`,
    )
  return faults
}

/** Pages with the same title may have the same share image, as the page of a person in two languages does. */
function sharedFaults(pages: SitePage[]): string[] {
  const first = new Map<string, SitePage>()
  return pages.flatMap((page) => {
    const [shareImage = ''] = page.head.metas.get('og:image') ?? []
    const other = first.get(shareImage)
    if (!other) first.set(shareImage, page)
    return other && shareImage && other.head.titles[0] !== page.head.titles[0]
      ? [`${page.path}: has the share image of ${other.path}, ${shareImage}, and should have its own.`]
      : []
  })
}

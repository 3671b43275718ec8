import { readFileSync } from 'node:fs'
import type { ShareImage } from '../share-image.ts'
import { logoFile } from './files.ts'
import { type Face, type Faces, outline, widthIn } from './fonts.ts'
import { type Area, areas, colors, layers, logoBaseline, small, type Type, title } from './measures.ts'
import { setLines } from './set-lines.ts'

/** What is drawn onto the ground, within an area. */
export interface Drawing {
  area: Area
  svg: string
}

/** The section, and the title beside it. */
export function headline({ kicker, title: text }: ShareImage, faces: Faces): Drawing {
  return drawing(layers.headline, [
    words(kicker, areas.section, faces.text, small, colors.accent),
    words(text, areas.title, faces.heading, title, colors.paper),
  ])
}

/** The logo, and the domain on the same line. */
export function signature(domain: string, { text }: Faces): Drawing {
  const { left, top, width, height } = areas.logo
  const logo = `data:image/svg+xml;base64,${readFileSync(logoFile, 'base64')}`
  return drawing(layers.signature, [
    `<image x="${left}" y="${top}" width="${width}" height="${height}" href="${logo}" preserveAspectRatio="none"/>`,
    words(domain, areas.domain, text, small, colors.paper, areas.domain.top + logoBaseline),
  ])
}

function drawing(area: Area, parts: string[]): Drawing {
  const { left, top, width, height } = area
  const view = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`
  return { area, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${parts.join('')}</svg>` }
}

/** Words as outlines. Unless the place of the first line is given, its capitals reach up to the top of the area. */
function words(
  text: string,
  { left, top, width, height }: Area,
  face: Face,
  { sizes, lineHeight, tracking }: Type,
  color: string,
  firstBaseline?: number,
): string {
  const widthOf = (line: string) => widthIn(face, line, tracking)
  const { lines, size } = setLines(text, { width, height, sizes, lineHeight, widthOf })
  const { capHeight, unitsPerEm } = face.font
  const first = firstBaseline ?? top + (capHeight / unitsPerEm) * size
  const scale = size / unitsPerEm
  // Letters that stand on whole pixels are sharp.
  return lines
    .map((line, i) => {
      const baseline = Math.floor(first) + i * Math.round(lineHeight * size)
      const place = `translate(${left} ${baseline}) scale(${scale} ${-scale})`
      return `<g fill="${color}" transform="${place}">${outline(face, line, tracking)}</g>`
    })
    .join('')
}

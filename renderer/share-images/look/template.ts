import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import type { ShareImage } from '../share-image.ts'
import { shareImageSize } from '../share-image-size.ts'
import { logoFile } from './files.ts'
import { type Face, type Faces, widthIn } from './fonts.ts'
import { type Area, areas, colors, logoBaseline, small, type Type, title } from './measures.ts'
import { setLines } from './set-lines.ts'

type Style = Record<string, string | number>
interface Words extends Type {
  face: Face
  color: string
  /** Which height of the first line stands at the top of the area. */
  top: (face: Face) => number
}

const capitals = ({ font }: Face) => font.capHeight / font.unitsPerEm

/** The words of a share image as satori takes them: the section beside the title, the logo and the domain below. */
export function template(shareImage: ShareImage, { heading, text }: Faces): ReactElement {
  return box({ ...shareImageSize, display: 'flex', position: 'relative' }, [
    words(shareImage.kicker, areas.section, { ...small, face: text, color: colors.accent, top: capitals }),
    words(shareImage.title, areas.title, { ...title, face: heading, color: colors.paper, top: capitals }),
    picture(logoFile, areas.logo),
    words(
      shareImage.domain,
      { ...areas.domain, top: areas.domain.top + logoBaseline },
      { ...small, face: text, color: colors.paper, top: () => 0 },
    ),
  ])
}

function words(
  text: string,
  { left, top, width, height }: Area,
  { face, color, sizes, lineHeight, tracking, top: from }: Words,
) {
  const widthOf = (line: string) => widthIn(face, line, tracking)
  const { lines, size } = setLines(text, { width, height, sizes, lineHeight, widthOf })
  return box(
    {
      position: 'absolute',
      left,
      top: top - (baseline(face, lineHeight) - from(face)) * size,
      display: 'flex',
      flexDirection: 'column',
      fontFamily: face.name,
      fontSize: size,
      lineHeight,
      letterSpacing: tracking * size,
      color,
    },
    lines.map((line) => box({ whiteSpace: 'nowrap' }, line)),
  )
}

/** From the top of a line to what its letters stand on, in parts of the size. */
function baseline({ font }: Face, lineHeight: number): number {
  const { ascent, descent, unitsPerEm } = font
  return (lineHeight - (ascent - descent) / unitsPerEm) / 2 + ascent / unitsPerEm
}

const box = (style: Style, children: string | ReactElement[]) => element('div', { style, children })

const picture = (file: string, area: Area) =>
  element('img', {
    src: `data:image/svg+xml;base64,${readFileSync(file, 'base64')}`,
    style: { position: 'absolute', ...area },
  })

const element = (type: string, props: object): ReactElement => ({ type, props, key: null })

import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import unoConfig from '../../uno.config.ts'
import { logoFile, pictureFile, type ShareImage, shareImagePath, shareImageSize } from './share-image.ts'

const { paper, accent, ink } = unoConfig.theme.colors
const logo = `data:image/svg+xml;base64,${readFileSync(logoFile, 'base64')}`

// Resolved by name, because this module is bundled elsewhere for prerendering.
const require = createRequire(import.meta.url)
/** In one weight each, because Satori supports no variable fonts. */
const fonts = [
  {
    name: 'heading',
    data: readFileSync(
      require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    ),
  },
  { name: 'strong', data: readFileSync(require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff')) },
]

/** Writes each share image into a folder, under the last part of its address. */
export async function drawShareImages(shareImages: ShareImage[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = new Map(shareImages.map((shareImage) => [basename(shareImagePath(shareImage)), shareImage]))
  await Promise.all([...wanted].map(async ([name, shareImage]) => (await draw(shareImage)).toFile(join(folder, name))))
}

const backgrounds: Record<string, Promise<Buffer>> = {}

/** JPEG is the one format that every network accepts. */
async function draw(shareImage: ShareImage) {
  const file = pictureFile(shareImage.picture)
  const { width, height } = shareImageSize
  backgrounds[file] ??= sharp(file).resize(width, height).removeAlpha().raw().toBuffer()
  const words = await satori(<Card {...shareImage} />, {
    ...shareImageSize,
    fonts,
  })
  return sharp(await backgrounds[file], { raw: { ...shareImageSize, channels: 3 } })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80 })
}

/**
 * The text of a share image on a shade that gives it contrast. It is away from the edges, because some networks crop or
 * round them; some show only the square from 285 to 915, which contains the whole title.
 */
function Card({ title, kicker, domain }: ShareImage) {
  return (
    <div
      style={{
        ...shareImageSize,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '80px 72px 64px',
        backgroundImage: `linear-gradient(100deg, ${ink.DEFAULT} 20%, ${ink.DEFAULT}e6 55%, ${ink.DEFAULT}b3 74%, ${ink.DEFAULT}00 100%)`,
        color: paper,
        fontFamily: 'strong',
        fontSize: 31,
        lineHeight: 1.2,
      }}
    >
      <div style={{ display: 'flex' }}>
        <div style={{ width: 220, color: accent.DEFAULT }}>{kicker}</div>
        <div
          style={{
            width: 620,
            fontFamily: 'heading',
            fontSize: titleSize(title),
            letterSpacing: '-0.03em',
            lineHeight: 1.04,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <img src={logo} alt="" width={172} height={48} style={{ marginRight: 48 }} />
        {domain}
      </div>
    </div>
  )
}

/** As large as the number of letters and the longest word let it be. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length))
  return Math.min(104, Math.sqrt(250_000 / title.length), 1000 / longest)
}

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { company } from '../content/company/company.ts'
import { names } from '../content/names.ts'
import { fontFaces, type Shoot } from './browser.ts'

const folder = 'art/drawings'

/** Logos of partners, flags, the badge and the site's icons: each is drawn in an SVG, with its words as paths. */
export async function renderVectors(): Promise<void> {
  for (const file of globSync(`${folder}/{partners,flags}/*.svg`)) {
    const name = file.slice(folder.length + 1, -'.svg'.length)
    const [path, width] = name.startsWith('flags/') ? [name, 24] : [`art/${name}`, 160]
    await publishDrawing(path, readFileSync(file, 'utf8'), width)
  }
  await publishDrawing('art/lgpd-badge', readFileSync(`${folder}/lgpd-badge.svg`, 'utf8'), 120)
  await publishIcon('apple-touch-icon', 'icon', 180)
  await publishIcon('icon-192', 'icon', 192)
  await publishIcon('icon-512', 'icon', 512)
  // A device may crop a maskable icon to the middle 80 %, so this one has a wider border.
  await publishIcon('icon-maskable-512', 'maskable', 512)
}

async function publishIcon(name: string, drawing: string, side: number): Promise<void> {
  const icon = sharp(`${folder}/icons/${drawing}.svg`, { density: (72 * side) / 512 }).resize(side)
  writeFileSync(`public/${name}.png`, await icon.png({ palette: true, colors: 96, dither: 0.4, effort: 10 }).toBuffer())
}

export async function renderCertificate(shoot: Shoot): Promise<void> {
  const words: Record<string, string> = { ...names, email: company.email, fonts: await fontFaces() }
  const html = readFileSync(`${folder}/certificate.html`, 'utf8').replace(/\{(\w+)\}/g, (word, key) => words[key] ?? word)
  const { png } = await shoot(html, 1600, 1131)
  writeFileSync('public/certificados/lgpd.jpeg', await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer())
}

/**
 * A small drawing as {path}.webp, with two pixels for one of CSS. Browsers make a document of their own of each SVG that an
 * `img` shows: a page with many logos would spend a fifth of its time on them.
 * @param width the widest at which it is shown
 */
async function publishDrawing(path: string, svg: string, width: number): Promise<void> {
  const image = sharp(Buffer.from(svg), { density: 144 }).resize(width * 2)
  writeFileSync(`public/${path}.webp`, await image.webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer())
}

import { writeFileSync } from 'node:fs'
import { type Shoot, withBrowser } from './browser.ts'
import { renderCertificate, renderVectors } from './drawings.ts'
import { renderFonts } from './fonts.ts'
import { palette } from './palette.ts'
import { renderLight, renderMosaics, renderStones } from './rendered.ts'
import { renderScreens } from './screens/photograph.ts'

/** The parts of `npm --prefix art run render`; of mosaics, screens and those rendered with light also single ones, by the names of their pictures: `npm --prefix art run render -- screens services/web`. */
const parts: Record<string, (shoot: Shoot, isWanted: (name: string) => boolean) => Promise<void>> = {
  fonts: renderFonts,
  light: renderLight,
  stones: renderStones,
  mosaics: renderMosaics,
  vectors: renderVectors,
  certificate: renderCertificate,
  screens: renderScreens,
}

const names = process.argv.slice(2).filter((word) => word.includes('/'))
const wanted = process.argv.slice(2).filter((word) => !word.includes('/'))
const unknown = wanted.filter((part) => !(part in parts))
if (unknown.length) throw new Error(`Unknown part ${unknown.join(', ')}: known are ${Object.keys(parts).join(', ')}`)

await withBrowser(async (shoot) => {
  for (const [part, render] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue
    console.log(part)
    await render(shoot, (name) => names.length === 0 || names.includes(name))
  }
})
// Only after drawing everything: pictures that were not drawn still have the earlier colors.
if (process.argv.length === 2) writeFileSync('art/drawn-colors.json', `${JSON.stringify(palette, null, 2)}\n`)

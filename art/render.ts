import { writeFileSync } from 'node:fs'
import { renderBrand } from './brand.ts'
import { type Shoot, withBrowser } from './browser.ts'
import { renderCertificate } from './certificate.ts'
import { renderCovers } from './covers.ts'
import { renderFlags } from './flags.ts'
import { renderFonts } from './fonts.ts'
import { palette } from './palette.ts'
import { renderPartners } from './partners.ts'
import { renderPeople } from './people/people.ts'
import { renderLight } from './rendered.ts'
import { renderScreens } from './screens/photograph.ts'

/** The parts of `npm --prefix art run render`; of covers, screens and those rendered with light also single ones, by the names of their pictures: `npm --prefix art run render -- screens services/web`. */
const parts: Record<string, (shoot: Shoot, isWanted: (name: string) => boolean) => Promise<void>> = {
  fonts: renderFonts,
  light: renderLight,
  partners: renderPartners,
  people: renderPeople,
  brand: renderBrand,
  flags: renderFlags,
  certificate: renderCertificate,
  covers: renderCovers,
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

import { renderBrand } from './brand.ts'
import { type Shoot, withBrowser } from './browser.ts'
import { renderCertificate } from './certificate.ts'
import { renderCovers } from './covers.ts'
import { writeManifest } from './encode.ts'
import { renderFlags } from './flags.ts'
import { renderFonts } from './fonts.ts'
import { renderCalls, renderHeroes, renderMenu } from './hero.ts'
import { renderPartners } from './partners.ts'
import { renderPavements } from './pavements.ts'
import { renderPeople } from './people/people.ts'
import { renderScenes } from './scenes/scenes.ts'
import { renderServiceWaves } from './service-waves.ts'

const parts: Record<string, (shoot: Shoot) => Promise<void>> = {
  fonts: renderFonts,
  heroes: renderHeroes,
  rules: renderServiceWaves,
  calls: renderCalls,
  menu: renderMenu,
  pavements: renderPavements,
  partners: renderPartners,
  people: renderPeople,
  brand: renderBrand,
  flags: renderFlags,
  certificate: renderCertificate,
  covers: renderCovers,
  scenes: renderScenes,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length) throw new Error(`Unknown part ${unknown.join(', ')}: known are ${Object.keys(parts).join(', ')}`)

await withBrowser(async (shoot) => {
  for (const [name, render] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await render(shoot)
})
await writeManifest()

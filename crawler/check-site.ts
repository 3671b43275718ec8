import { countParts, findFaults } from './find-faults.ts'
import { readSite } from './reading/read-site.ts'

// The crawler: it follows every link of the site as a search engine would, but in the files that the build has just written. So a
// fault fails the build before the site can be published.
const [folder = 'dist/client'] = process.argv.slice(2)
const site = await readSite(folder)
const faults = findFaults(site)
for (const fault of faults) console.error(fault)
const parts = Object.entries(countParts(site)).map(([name, count]) => `${count} ${name}`)
console.log(`Checked ${parts.join(', ')}: ${faults.length} fault(s).`)
process.exitCode = faults.length > 0 ? 1 : 0

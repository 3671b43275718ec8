import { countParts, findFaults } from './find-faults.ts'
import { readSite } from './reading/read-site.ts'

// The last step of a build: what was written is read again, and a fault fails the build.
const [folder = 'dist/client'] = process.argv.slice(2)
const site = await readSite(folder)
const faults = findFaults(site)
for (const fault of faults) console.error(fault)
const parts = Object.entries(countParts(site)).map(([name, count]) => `${count} ${name}`)
console.log(`Checked ${parts.join(', ')}: ${faults.length} fault(s).`)
process.exitCode = faults.length > 0 ? 1 : 0

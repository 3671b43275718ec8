import { findFaults } from './find-faults.ts'
import { readSite } from './read-site.ts'

// The last step of a build: what was written is read again, and a fault fails the build.
const { faults, checked } = findFaults(readSite('dist/client'))
for (const fault of faults) console.error(fault)
console.log(
  `Checked ${checked.pages} pages, ${checked.links} links, ${checked.anchors} anchors, ${checked.assets} assets: ${faults.length} fault(s).`,
)
process.exitCode = faults.length > 0 ? 1 : 0

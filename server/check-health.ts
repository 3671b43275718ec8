import { defaultSitePort, machineSettings } from './settings.ts'

// The health check of the container: fails while the server cannot store a lead.
const { port = defaultSitePort } = machineSettings()
const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`)
process.exitCode = ok ? 0 : 1

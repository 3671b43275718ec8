import { spawnSync } from 'node:child_process'
import { machineSettings } from '../settings.ts'

/** Runs the setting `AFTER_DEPLOY`, so that a server that reads its configuration once reads it anew. @throws where it fails */
export function runAfterDeploy(command = machineSettings().afterDeploy): void {
  if (!command) return
  const { status, signal } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Error(`AFTER_DEPLOY (${command}) failed: ${signal ?? `exit code ${status}`}.`)
}

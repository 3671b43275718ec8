import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { copyForCheck } from '../check/check-in-process.ts'

/** Makes a copy of the project the working directory for one test. */
export function workInCopy(): string {
  const home = process.cwd()
  const folder = copyForCheck()
  process.chdir(folder)
  onTestFinished(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

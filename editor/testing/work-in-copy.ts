import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { copyForCheck } from '../check/check-in-process.ts'

/** Makes a copy of what content and messages are made of the working directory, for the length of one test. */
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

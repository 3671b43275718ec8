import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const rooms = ['components', 'content', 'editor', 'locales', 'measurement', 'pages', 'renderer', 'requests', 'server', '.env.example', 'package.json']

/** Makes a copy of what content and messages are made of the working directory, for the length of one test. */
export function workInCopy(): string {
  const home = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'tecto-copy-'))
  for (const room of rooms) cpSync(room, join(folder, room), { recursive: true })
  for (const room of ['node_modules', 'public']) symlinkSync(join(home, room), join(folder, room))
  process.chdir(folder)
  onTestFinished(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { check } from './check'
import { inContent, inMessages, inWords, type Mistake, unreadable } from './testing/mistakes'

const rooms = ['art/pictures.json', 'components', 'content', 'editor', 'locales', 'measurement', 'pages', 'renderer', 'requests', '.env.example', 'package.json']

describe.each([
  ['that keep files from being read', unreadable],
  ['in content', inContent],
  ['in messages', inMessages],
  ['in words', inWords],
])('mistakes %s', (_, mistakes) => {
  test('are all told in one run, each in one line', async () => {
    const home = process.cwd()
    const folder = copyWith(mistakes)
    process.chdir(folder)
    onTestFinished(() => process.chdir(home))
    const { faults, warnings } = await check(folder)
    for (const line of [...faults, ...warnings]) expect(line).not.toMatch(/\n|\bat .*:\d+:\d+/)
    const untold = mistakes.filter(({ told, isWarning }) => !(isWarning ? warnings : faults).some((line) => told.every((part) => line.includes(part))))
    expect({ untold, ...(untold.length > 0 && { faults, warnings }) }).toEqual({ untold: [] })
  })
})

function copyWith(mistakes: Mistake[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-mistakes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const room of rooms) cpSync(room, join(folder, room), { recursive: true })
  for (const room of ['node_modules', 'public']) symlinkSync(join(process.cwd(), room), join(folder, room))
  for (const mistake of mistakes) make(mistake, folder)
  return folder
}

function make({ name, file, find, write, encoding }: Mistake, folder: string): void {
  const path = join(folder, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const text = find ? source.replace(find, write as string) : `${source}${write}`
  if (text === source && !encoding) throw new Error(`"${name}" changes nothing in ${file}`)
  writeFileSync(path, text, encoding ?? 'utf8')
}

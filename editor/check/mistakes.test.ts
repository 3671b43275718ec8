import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check } from '../check.ts'
import {
  acrossFiles,
  inContent,
  inMessages,
  inWording,
  leftovers,
  type Mistake,
  unreadable,
} from '../testing/mistakes.ts'
import { workInCopy } from '../testing/work-in-copy.ts'

describe.each([
  ['that make files unreadable', unreadable],
  ['in content', inContent],
  ['in messages', inMessages],
  ['in wording', inWording],
  ['across files', acrossFiles],
  ['that leave something behind', leftovers],
])('mistakes %s', (_, mistakes) => {
  test('are all reported in one run, one line each', async () => {
    const folder = workInCopy()
    for (const mistake of mistakes) make(mistake, folder)
    const { errors, warnings } = await check(folder)
    for (const line of [...errors, ...warnings]) expect(line).not.toMatch(/\n|\bat .*:\d+:\d+/)
    const unreported = mistakes.filter(
      ({ reported, isWarning }) =>
        !(isWarning ? warnings : errors).some((line) => reported.every((part) => line.includes(part))),
    )
    expect({ unreported, ...(unreported.length > 0 && { errors, warnings }) }).toEqual({ unreported: [] })
  })
})

function make({ name, file, find, write, encoding }: Mistake, folder: string): void {
  const path = join(folder, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const text = find ? source.replace(find, write as string) : `${source}${write}`
  if (text === source && !encoding) throw new Error(`"${name}" changes nothing in ${file}`)
  writeFileSync(path, text, encoding ?? 'utf8')
}

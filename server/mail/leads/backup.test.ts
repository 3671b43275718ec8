import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sendTo, storedIn } from '../../../tests/mail/mail-client.ts'
import { runProgram, startServer } from '../../../tests/mail/program.ts'
import { leadRequest } from '../../../tests/mail/sample-requests.ts'
import { addLeads, openStore } from '../../../tests/mail/store.ts'
import { folderWith } from '../../../tests/programs/temporary-folder.ts'

describe('npm run backup', { timeout: 60_000 }, () => {
  test('under load, then restored: nothing acknowledged before it began is missing', async () => {
    const folder = folderWith({})
    const { child, port, ended } = await startServer({ DATA_DIR: folder })
    const acknowledged: string[] = []
    let isOver = false
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let index = 0; !isOver; index += 1) {
        const name = `Visitor ${sender}-${index}`
        if ((await sendTo(port)(leadRequest({ name }))).status === 202) acknowledged.push(name)
      }
    })
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(100)
    const before = [...acknowledged]
    const target = join(folderWith({}), 'backup.sqlite')
    const { status, output, errors } = await backup(folder, target)
    isOver = true
    await Promise.all(senders)
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(output).toMatch(/^Copied \d+ requests to /)
    expect(statSync(target).mode & 0o777).toBe(0o600)
    // A running service would keep writing to the replaced file.
    expect(await backup(folder, target, '--restore')).toMatchObject({ status: 1 })
    child.kill('SIGTERM')
    await ended

    expect(
      (await runProgram('server/mail/leads/leads.ts', { DATA_DIR: folder }, ['--id', '1', '--erase'])).status,
    ).toBe(0)
    const [erased] = before
    const putBack = await backup(folder, target, '--restore')
    expect(putBack).toMatchObject({ status: 0, errors: '' })
    expect(putBack.output).toContain(' 1 of them erased again.')
    const restored = await startServer({ DATA_DIR: folder })
    expect((await sendTo(restored.port)(leadRequest({ name: 'after' }))).status).toBe(202)
    const names = (await storedIn(folder)).map(({ request }) => request.name)
    expect(names).toContain('after')
    expect(before.filter((name) => !names.includes(name))).toEqual([erased])
    expect(new Set(names).size).toBe(names.length)
  })

  test('overwrites no other file and needs a name', async () => {
    const folder = folderWith({})
    await addLeads(openStore(folder), 'A')
    const target = join(folderWith({ 'old.sqlite': 'old' }), 'old.sqlite')
    expect(await backup(folder, target)).toMatchObject({ status: 2 })
    expect(await backup(folder)).toMatchObject({ status: 2 })
  })

  test.each([
    ['there is no database', {}, /^No backup was made: there is no database yet: /],
    ['the database is broken', { 'requests.sqlite': 'x'.repeat(5000) }, /^No backup was made: /],
  ])('fails if %s, and leaves nothing half done', async (_, files, error) => {
    const target = join(folderWith({}), 'next.sqlite')
    const { status, errors } = await backup(folderWith(files), target)
    expect(status).toBe(1)
    expect(errors).toMatch(error)
    expect(existsSync(target)).toBe(false)
  })
})

function backup(folder: string, ...args: string[]) {
  return runProgram('server/mail/leads/backup.ts', { DATA_DIR: folder }, args)
}

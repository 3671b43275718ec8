import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite, failing, failingWithSettings } from '../../tests/server/published-site.ts'

const succeeded = { status: 0, errors: '' }

test('a release is in a folder of its own, and the previous one can be served again', async () => {
  const site = await createSite()
  expect(await site.publish('a')).toMatchObject(succeeded)
  expect(await site.run('switch')).toMatchObject({ status: 1, errors: 'There is no other release.\n' })
  expect(await site.page()).toBe('a')
  expect(await site.publish('b')).toMatchObject(succeeded)
  expect(await site.page()).toBe('b')
  expect(await site.publish('c')).toMatchObject(succeeded)
  expect(readdirSync(join(site.folder, 'releases')).length).toBe(2)
  expect(await site.run('switch')).toMatchObject(succeeded)
  expect(await site.page()).toBe('b')
  expect(await site.run('switch')).toMatchObject(succeeded)
  expect(await site.page()).toBe('c')
})

test('a bad release changes nothing, and the next one is published', async () => {
  const site = await createSite({ patience: 5, isPortOfUnit: true })
  expect(await site.publish('a')).toMatchObject(succeeded)
  const before = readlinkSync(join(site.folder, 'current'))
  for (const [broken, reason] of [
    [{ cut: true }, 'unexpected end of file'],
    [{ rules: '{\n  "unfit": "drafts"\n}' }, 'Visitors must not see this build'],
    [{ server: failing }, 'No such process'],
    [{ server: failingWithSettings }, `going back to ${before}`],
  ] as const) {
    const { status, errors } = await site.publish('b', broken)
    expect(status).not.toBe(0)
    expect(errors).toContain(reason)
    expect(await site.page()).toBe('a')
    expect(readlinkSync(join(site.folder, 'current'))).toBe(before)
  }
  expect(await site.publish('c')).toMatchObject(succeeded)
  expect(await site.page()).toBe('c')
})

test('the code of earlier builds stays for 14 days after their releases were last installed', async () => {
  const site = await createSite()
  for (const name of ['a', 'b', 'c']) expect(await site.publish(name)).toMatchObject(succeeded)
  expect(site.assets()).toEqual(['app-a.js', 'app-b.js', 'app-c.js', 'same.css'])
  site.age(13.9)
  await site.publish('d')
  expect(site.assets()).toEqual(['app-a.js', 'app-b.js', 'app-c.js', 'app-d.js', 'same.css'])
  site.age(14.1)
  await site.publish('e')
  expect(site.assets()).toEqual(['app-c.js', 'app-d.js', 'app-e.js', 'same.css'])
})

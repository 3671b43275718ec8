import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite, failing, failingWithSettings } from '../../tests/published-site'

test('a release lives in a folder of its own, and once more the one before is served', async () => {
  const site = await createSite()
  expect(await site.publish('a')).toMatchObject({ status: 0 })
  expect(await site.publish('b')).toMatchObject({ status: 0 })
  expect(await site.page()).toBe('b')
  await site.publish('c')
  expect(readdirSync(join(site.folder, 'releases')).length).toBe(2)
  await site.run('switch')
  expect(await site.page()).toBe('b')
  await site.run('switch')
  expect(await site.page()).toBe('c')
})

test.each([
  ['is cut off', { cut: true }, 'unexpected end of file'],
  ['shows what visitors must not see', { rules: '{\n  "unfit": "drafts"\n}' }, 'Visitors must not see this build'],
  ['does not start', { server: failing }, ''],
  ['does not start with the settings of the site', { server: failingWithSettings }, 'going back to'],
])('the site stays as it was where a release %s', async (_, spoilt, reason) => {
  const site = await createSite({ patience: 5 })
  await site.publish('a')
  const before = readlinkSync(join(site.folder, 'current'))
  const { status, errors } = await site.publish('b', spoilt)
  expect(status).not.toBe(0)
  expect(errors).toContain(reason)
  expect(await site.page()).toBe('a')
  expect(readlinkSync(join(site.folder, 'current'))).toBe(before)
  expect(await site.publish('c')).toMatchObject({ status: 0 })
  expect(await site.page()).toBe('c')
})

test('where there is no other release, nothing is changed', async () => {
  const site = await createSite()
  await site.publish('a')
  expect(await site.run('switch')).toMatchObject({ status: 1, errors: 'There is no other release.\n' })
  expect(await site.page()).toBe('a')
})

test('the code of earlier builds stays for 14 days after their releases were last there', async () => {
  const site = await createSite()
  for (const name of ['a', 'b', 'c']) expect(await site.publish(name)).toMatchObject({ status: 0, errors: '' })
  expect(site.assets()).toEqual(['app-a.js', 'app-b.js', 'app-c.js', 'same.css'])
  site.age(13.9)
  await site.publish('d')
  expect(site.assets()).toEqual(['app-a.js', 'app-b.js', 'app-c.js', 'app-d.js', 'same.css'])
  site.age(14.1)
  await site.publish('e')
  expect(site.assets()).toEqual(['app-c.js', 'app-d.js', 'app-e.js', 'same.css'])
})

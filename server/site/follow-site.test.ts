import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ask } from '../../tests/hosts/ask'
import { sampleBuild } from '../../tests/hosts/sample-build'
import { folderWith } from '../../tests/temporary-folder'
import { followSite } from './follow-site'

// How a new release is followed is tested in server/deploy/publish.test.ts.

test('a folder that is built again is served anew, and its fault is told once', async () => {
  const build = sampleBuild()
  const folder = folderWith(build)
  const rules = join(folder, 'hosts/rules.json')
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const tell = vi.spyOn(console, 'log').mockReturnValue()
  const { listener, stop } = followSite(folder, 10)
  const server = createServer(listener)
  onTestFinished(() => {
    stop()
    server.close()
    vi.restoreAllMocks()
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const pageOf = async (path: string) => (await ask((server.address() as AddressInfo).port, { path })).body
  const before = await pageOf('/en-us')

  rmSync(rules)
  writeFileSync(join(folder, 'client/en-us.html'), 'new')
  mkdirSync(join(folder, 'client/en-us/more'))
  writeFileSync(join(folder, 'client/en-us/more/page.html'), 'added')
  await vi.waitFor(() => expect(complain).toHaveBeenCalled(), { timeout: 60_000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(complain).toHaveBeenCalledOnce()
  expect(await pageOf('/en-us')).toBe(before)

  writeFileSync(rules, build['hosts/rules.json'] as string)
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce(), { timeout: 60_000 })
  expect(await pageOf('/en-us')).toBe('new')
  expect(await pageOf('/en-us/more/page')).toBe('added')
})

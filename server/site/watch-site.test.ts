import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { serveListener } from '../../tests/mail/mail-client.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { ask } from '../../tests/server/ask.ts'
import { sampleBuild } from '../../tests/server/sample-build.ts'
import { watchSite } from './watch-site.ts'

test('a rebuilt folder is served anew, and its error is logged once', async () => {
  const build = sampleBuild()
  const folder = folderWith(build)
  const rules = join(folder, 'rules.json')
  const [consoleError, tell] = [muteConsole('error'), muteConsole('log')]
  const { listener, stop } = watchSite(folder, 10)
  onTestFinished(stop)
  const port = await serveListener(listener)
  const pageOf = async (path: string) => (await ask(port, { path })).body
  const unknown = await pageOf('/en-us/more/page')

  rmSync(rules)
  mkdirSync(join(folder, 'client/en-us/more'))
  writeFileSync(join(folder, 'client/en-us/more/page.html'), 'added')
  // A service of earlier tests may still be stopping and logging.
  const errors = () => consoleError.mock.calls.flat().filter((said) => String(said).startsWith('Still serving the old'))
  await vi.waitFor(() => expect(errors()).toHaveLength(1), { timeout: 60_000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(errors()).toHaveLength(1)
  expect(await pageOf('/en-us/more/page')).toBe(unknown)

  writeFileSync(rules, build['rules.json'] as string)
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce(), { timeout: 60_000 })
  expect(await pageOf('/en-us/more/page')).toBe('added')
})

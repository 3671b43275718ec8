import { expect, test } from 'vitest'
import { mailAddress, sendTo } from '../tests/mail/mail-client.ts'
import { startServer } from '../tests/mail/program.ts'
import { landingLead } from '../tests/mail/sample-leads.ts'
import { folderWith } from '../tests/programs/temporary-folder.ts'
import { sampleBuild } from '../tests/server/sample-build.ts'

test('pages are served although the database is damaged, and leads are to be sent again', {
  timeout: 60_000,
}, async () => {
  const folder = folderWith(
    Object.fromEntries(Object.entries(sampleBuild()).map(([path, file]) => [`dist/${path}`, file])),
  )
  const settings = { DATA_DIR: folderWith({ 'requests.sqlite': 'garbage'.repeat(2000) }) }
  const { child, port, ended } = await startServer(settings, 'server/serve.ts', folder)
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect(await statusOf('/pt-br')).toBe(200)
  expect((await sendTo(port)(landingLead())).status).toBe(503)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/pt-br/contato')).toBe(200)
  const { status, headers } = await fetch(mailAddress(port))
  // Proxies reuse a connection for 75 seconds.
  expect([status, headers.get('keep-alive')]).toEqual([404, 'timeout=80'])
  const second = await startServer({ ...settings, PORT: String(port) }, 'server/serve.ts', folder).catch(String)
  expect(second).toContain('PORT or --host cannot be used: listen EADDRINUSE')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { mailAddress, sendTo } from '../../tests/server/mail-client.ts'
import { startServer } from '../../tests/server/program.ts'
import { sampleBuild } from '../../tests/server/sample-build.ts'
import { landingLead } from '../../tests/server/sample-leads.ts'

test('pages are served although the database is damaged, and leads are to be sent again', {
  timeout: 60_000,
}, async () => {
  const folder = folderWith(
    Object.fromEntries(Object.entries(sampleBuild()).map(([path, file]) => [`dist/${path}`, file])),
  )
  const settings = { DATA_DIR: folderWith({ 'requests.sqlite': 'garbage'.repeat(2000) }) }
  const { child, port, ended } = await startServer(settings, 'server/site/serve.ts', folder)
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect(await statusOf('/pt-br')).toBe(200)
  expect((await sendTo(port)(landingLead())).status).toBe(503)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/pt-br/contato')).toBe(200)
  const { status, headers } = await fetch(mailAddress(port))
  // Caddy reuses a connection for two minutes.
  expect([status, headers.get('keep-alive')]).toEqual([404, 'timeout=130'])
  const second = await startServer({ ...settings, PORT: String(port) }, 'server/site/serve.ts', folder).catch(String)
  expect(second).toContain('PORT or --host cannot be used: listen EADDRINUSE')
  // Whoever reads the log ends, then the terminal is closed.
  for (const stream of [child.stdout, child.stderr]) stream?.destroy()
  for (const _ of [1, 2, 3]) expect((await sendTo(port)(landingLead())).status).toBe(503)
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  // As RFC 9112 (3.2.2) has servers accept it.
  socket.write('GET http://tecto.example/pt-br/contato HTTP/1.1\r\nhost: tecto.example\r\n\r\n')
  expect(String(await once(socket, 'data'))).toContain('HTTP/1.1 200 OK')
  child.kill('SIGHUP')
  expect(await ended).toEqual([0, null])
})

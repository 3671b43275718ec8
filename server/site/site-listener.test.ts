import { randomBytes } from 'node:crypto'
import fs, { mkdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask } from '../../tests/hosts/ask.ts'
import { sampleBuild, script } from '../../tests/hosts/sample-build.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { serveListener } from '../../tests/mail/mail-client.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { createListener } from './site-listener.ts'

const build = sampleBuild()
const path = '/assets/app-1a2b3c.js'

// tests/hosts/ tests what this server has in common with nginx and Caddy: addresses, redirects, headers, domains.

test('a HEAD request causes no error message', async () => {
  const consoleError = muteConsole('error')
  expect((await get('/pt-br', { method: 'HEAD' })).status).toBe(200)
  expect(consoleError).not.toHaveBeenCalled()
})

test('a client that asks much and reads nothing keeps one file open', async () => {
  const opened = vi.spyOn(fs, 'createReadStream')
  onTestFinished(() => opened.mockRestore())
  const film = Buffer.alloc(30_000_000)
  const port = await serveListener(createListener(folderWith({ ...build, 'client/art/film.mp4': film })))
  const socket = connect(port, '127.0.0.1').pause()
  socket.write('GET /art/film.mp4 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(10))
  await vi.waitFor(() => expect(opened).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(opened).toHaveBeenCalledOnce()
  socket.destroy()
})

test.each([
  ['was deleted', 404, () => {}],
  ['cannot be read', 500, (path: string) => mkdirSync(path)],
])('a file that %s after the server started is a %i that is not cached', async (_, status, corrupt) => {
  const consoleError = muteConsole('error')
  const folder = folderWith(build)
  const port = await serveListener(createListener(folder))
  const file = join(folder, 'client/assets/app-1a2b3c.js.br')
  rmSync(file)
  corrupt(file)
  const { headers, ...response } = await ask(port, { path, headers: { 'accept-encoding': 'br' } })
  expect(response).toMatchObject({ status, body: '' })
  expect(headers['cache-control']).toBe('no-store')
  for (const name of ['etag', 'content-encoding']) expect(headers[name]).toBeUndefined()
  expect(consoleError).toHaveBeenCalledTimes(status === 500 ? 1 : 0)
})

test('a large file is sent like the others', async () => {
  const film = randomBytes(3_000_000)
  const port = await serveListener(createListener(folderWith({ ...build, 'client/art/film.mp4': film })))
  const path = '/art/film.mp4'
  for (const time of ['first', 'second']) {
    const { status, headers, bytes } = await ask(port, { path })
    expect({ status, type: headers['content-type'], length: headers['content-length'] }, time).toEqual({
      status: 200,
      type: 'video/mp4',
      length: '3000000',
    })
    expect(bytes.equals(film), time).toBe(true)
    const head = await ask(port, { path, method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '3000000' } })
    const part = await ask(port, { path, headers: { range: 'bytes=2000000-2000009', 'if-range': headers.etag ?? '' } })
    expect(part.status).toBe(206)
    expect(part.bytes.equals(film.subarray(2_000_000, 2_000_010)), time).toBe(true)
    expect((await ask(port, { path, headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304)
  }
})

describe('range requests and conditional requests', () => {
  test('no range of another version is sent', async () => {
    const response = await get(path, { headers: { range: 'bytes=0-5', 'if-range': '"other"' } })
    expect(response).toMatchObject({ status: 200, body: script })
  })

  test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
    'an unchanged page is not sent again (%#)',
    async (match) => {
      const { headers: first } = await get('/pt-br')
      const again = await get('/pt-br', { headers: { 'if-none-match': match(String(first.etag)) } })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers.etag).toBe(first.etag)
    },
  )

  test('reloading a page with everything it needs sends it again', async () => {
    expect(await get(path, { headers: { 'if-none-match': '*', 'cache-control': 'no-cache' } })).toMatchObject({
      status: 200,
      body: script,
    })
  })

  test.each([
    [path, 412],
    ['/nothing', 404],
  ])('a condition that does not hold is answered at %s with %s', async (path, status) => {
    expect((await get(path, { headers: { 'if-match': '"other"' } })).status).toBe(status)
  })

  test("a page's ETag is the same in every build that does not change the page", async () => {
    const [before, same, changed] = await Promise.all([
      get('/pt-br'),
      get('/pt-br', {}, folderWith({ ...build, 'client/en-us.html': 'new' })),
      get('/pt-br', {}, folderWith({ ...build, 'client/pt-br.html': 'new' })),
    ])
    expect(same.headers.etag).toBe(before.headers.etag)
    expect(changed.headers.etag).not.toBe(before.headers.etag)
  })
})

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['identity, gzip', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
  ])('a client that accepts %s gets %s', async (accepted, encoding) => {
    const response = await get(path, { headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toMatch(/javascript/)
    expect(response.headers.vary).toBe('accept-encoding')
  })

  test('each encoding has an ETag of its own', async () => {
    const forms = ['br', 'gzip', 'identity']
    const responses = await Promise.all(forms.map((form) => get(path, { headers: { 'accept-encoding': form } })))
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3)
  })
})

async function get(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
  folder = folderWith(build),
) {
  return ask(await serveListener(createListener(folder)), { path, ...options })
}

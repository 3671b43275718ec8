import { randomBytes } from 'node:crypto'
import fs, { rmSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveListener } from '../../tests/mail/mail-client.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { outside, rules, sampleBuild, script } from '../../tests/server/sample-build.ts'
import { headersOf } from '../headers/header-table.ts'
import { createListener } from './site-listener.ts'

const build = sampleBuild()
const asset = '/assets/app-1a2b3c.js'
const [main, english] = ['tecto.example', 'tecto-software.example']

async function get(path: string, headers?: Record<string, string>, method?: string) {
  return ask(await serveListener(createListener(folderWith(build))), { path, method, headers })
}

test.each([
  ['/', 'Tecto'],
  ['/pt-br', 'Início'],
  ['/en-us', 'Home', 'preview.tecto.example'],
  ['/en-us', 'Home', english],
])('%s is the page "%s"', async (path, heading, host = 'localhost') => {
  const { status, body, headers } = await get(path, { host })
  expect([status, body, headers['content-type']]).toEqual([200, `<h1>${heading}</h1>`, 'text/html; charset=utf-8'])
  expect(headers).toMatchObject(headersOf(rules.headers, { path: '/', isPage: true, isUnknown: false }))
})

test.each([
  ['/pt-br/servicos/api', '/pt-br/servicos/apis'],
  ['/documents/scope.pdf?a=b', 'https://tecto.example/pt-br/servicos/apis?a=b#scope', english],
  ['/PT-br/servicos//api/?a=b', '/pt-br/servicos/apis?a=b'],
  ['/en-us/contact/?a=b', 'https://tecto-software.example/en-us/contact/?a=b', main],
  ['/?a=b', '/en-us?a=b', english],
  ['/index.html', '/en-us', english],
  ['/pt-br/contato/?a', 'https://tecto.example/pt-br/contato?a', english],
  ['/pt-br/\\other.example', 'https://tecto.example/pt-br//other.example', english],
])('%s moves to %s', async (path, location, host = 'localhost') => {
  const { status, headers, body } = await get(path, { host })
  expect([status, headers.location, body]).toEqual([308, location, ''])
})

test.each([
  ['/pt-br/nada', 'Não encontramos'],
  ['/assets/none.js', 'Não encontramos'],
  ['/../package.json', 'Não encontramos'],
  ['/..%2frules.json', 'Não encontramos'],
  ['/_headers', 'Não encontramos'],
  [`${asset}.br`, 'Não encontramos'],
  ['/%5Cother.example/', 'Não encontramos'],
  ['/pt-br/contato%0D%0ASet-Cookie:a', 'Não encontramos'],
  ['/%E0%A4%A', 'Não encontramos'],
  [`/${'a/'.repeat(2500)}`, 'Não encontramos'],
])('%s is unknown: the 404 page of its language, which is not cached', async (path, heading) => {
  const asked = { range: 'bytes=0-3', 'if-none-match': '*', 'if-match': '"other"' }
  const { status, body, headers } = await get(path, asked)
  expect([status, body]).toEqual([404, `<h1>${heading}</h1>`])
  expect(headers).toMatchObject(headersOf(rules.headers, { path: '/', isPage: true, isUnknown: true }))
  expect(body).not.toContain(outside)
})

test.each([
  ['/favicon.ico', 'image/x-icon'],
  [`${asset}?v=1`, 'text/javascript; charset=utf-8'],
  ['/documents/p%C3%A9rim%C3%A8tre.pdf', 'application/pdf'],
  ['/art/hero.svg', 'image/svg+xml; charset=utf-8'],
])('%s is sent as %s, with its headers', async (path, type) => {
  const { status, headers } = await get(path)
  expect([status, headers['content-type']]).toEqual([200, type])
  expect(headers).toMatchObject(headersOf(rules.headers, { path, isPage: false, isUnknown: false }))
})

test.each([
  ['HEAD', '/pt-br', {}, 200],
  ['GET', '/pt-br', { 'if-none-match': '*' }, 304],
  ['GET', asset, { 'if-match': '"other"' }, 412],
  ['GET', asset, { range: 'bytes=9999-' }, 416],
  ['POST', '/pt-br', {}, 405],
])('%s %s with %o is answered with %i and no body', async (method, path, asked, status) => {
  const answer = await get(path, asked, method)
  expect([answer.status, answer.body]).toEqual([status, ''])
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.000', undefined],
  ['', undefined],
])('a client that accepts "%s" gets %s, with an ETag of its own', async (accepted, encoding) => {
  const { headers } = await get(asset, { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
  expect((await get('/en-us/nothing', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
  expect((await get('/en-us', { 'accept-encoding': accepted })).headers.vary).toBeUndefined()
  const other = await get(asset, { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br' })
  expect(headers.etag).not.toBe(other.headers.etag)
})

test('a large file is sent, parts of it, and not again while it is unchanged', async () => {
  const film = randomBytes(3_000_000)
  const port = await serveListener(createListener(folderWith({ ...build, 'client/art/film.mp4': film })))
  const path = '/art/film.mp4'
  const { headers, bytes } = await ask(port, { path })
  expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '3000000' })
  expect(bytes.equals(film)).toBe(true)
  const etag = String(headers.etag)
  const part = await ask(port, { path, headers: { range: 'bytes=2000000-2000009', 'if-range': etag } })
  expect([part.status, part.bytes]).toEqual([206, film.subarray(2_000_000, 2_000_010)])
  expect(await ask(port, { path, headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: '' })
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

test('after a switch to another release the old files are still sent, and deleted ones are not cached', async () => {
  const [old, next] = [folderWith(build), folderWith({ ...build, 'client/assets/app-1a2b3c.js': 'other' })]
  const current = join(folderWith({}), 'current')
  symlinkSync(old, current)
  const port = await serveListener(createListener(current))
  rmSync(current)
  symlinkSync(next, current)
  expect((await ask(port, { path: asset })).body).toBe(script)
  rmSync(join(old, 'client'), { recursive: true })
  const { status, body, headers } = await ask(port, { path: asset })
  expect([status, body, headers['cache-control'], headers.etag]).toEqual([404, '', 'no-store', undefined])
})

interface Answer {
  status?: number
  headers: Record<string, string | undefined>
  body: string
  bytes: Buffer
}

/** Sends the path unchanged; `fetch` would normalize it. */
function ask(port: number, asked: { path: string; method?: string; headers?: Record<string, string> }) {
  return new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent: false, ...asked }, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      const { statusCode: status, headers } = response
      resolve({ status, headers: headers as Answer['headers'], body: bytes.toString(), bytes })
    })
      .on('error', reject)
      .end()
  })
}

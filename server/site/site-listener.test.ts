import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { renameSync, utimesSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { muteConsole } from '../../tests/server/fakes/mute-console.ts'
import { serveListener } from '../../tests/server/mail-client.ts'
import { outside, rules, sampleBuild } from '../../tests/server/sample-build.ts'
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
  ...['.', ')', ',', '%E2%80%8B', '%22).', '/.'].map((sign) => [`/pt-br/contato${sign}`, '/pt-br/contato']),
  ...['%3Futm_source=news', '%23formulario', '&utm_source=news'].map((end) => [
    `/pt-br/contato${end}`,
    '/pt-br/contato',
  ]),
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
  ['HEAD', '/pt-br/nothing', {}, 404],
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
  ['GZIP', 'gzip'],
  ['', undefined],
])('a client that accepts "%s" gets %s, with an ETag of its own', async (accepted, encoding) => {
  const { headers } = await get(asset, { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
  expect((await get('/en-us/nothing', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
  expect((await get('/en-us', { 'accept-encoding': accepted })).headers.vary).toBeUndefined()
  const other = await get(asset, { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br' })
  expect(headers.etag).not.toBe(other.headers.etag)
})

test('a large file is sent whole, and not again while it is unchanged', async () => {
  const film = randomBytes(3_000_000)
  const port = await serveListener(createListener(folderWith({ ...build, 'client/art/film.mp4': film })))
  const { headers, bytes } = await ask(port, { path: '/art/film.mp4', headers: { range: 'bytes=0-9' } })
  expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '3000000' })
  expect(bytes.equals(film)).toBe(true)
  const known = { 'if-none-match': `"other", W/${headers.etag}` }
  expect(await ask(port, { path: '/art/film.mp4', headers: known })).toMatchObject({ status: 304, body: '' })
})

test('what is served is one build: once another is in its place, that one, from memory', async () => {
  const folder = folderWith(build)
  const port = await serveListener(createListener(folder))
  const served = async () => (await ask(port, { path: '/pt-br' })).body
  renameSync(folder, join(folderWith({}), 'old'))
  expect(await served()).toBe('<h1>Início</h1>')
  renameSync(folderWith({ ...build, 'client/pt-br.html': 'new' }), folder)
  expect(await served()).toBe('new')
  writeFileSync(join(folder, 'rules.json'), '{')
  const errors = muteConsole('error')
  expect(await served()).toBe('new')
  expect(errors).toHaveBeenCalledOnce()
})

test('two builds of equal size and time have different ETags', async () => {
  const file = 'client/assets/app-1a2b3c.js'
  const folders = ['a', 'b'].map((content) => folderWith({ ...build, [file]: content }))
  for (const folder of folders) utimesSync(join(folder, file), 1, 1)
  const ports = await Promise.all(folders.map((folder) => serveListener(createListener(folder))))
  const answers = await Promise.all(ports.map((port) => ask(port, { path: asset })))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(2)
})

async function ask(port: number, asked: { path: string; method?: string; headers?: Record<string, string> }) {
  const asking = request({ host: '127.0.0.1', port, agent: false, ...asked }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const bytes = await buffer(response)
  return { status: response.statusCode, headers: response.headers, body: bytes.toString(), bytes }
}

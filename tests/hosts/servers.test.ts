import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddySite } from '../../hosts/servers/caddy.ts'
import { nginxMaps, nginxSite } from '../../hosts/servers/nginx.ts'
import { headersOf } from '../../server/headers/header-table.ts'
import { clientAddress } from '../../server/mail/protection/client-address.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { serve } from '../mail/serve.ts'
import { createFolder, folderWith } from '../programs/temporary-folder.ts'
import { type Answer, ask as askPort } from './ask.ts'
import { type RequestCase, type Server, servers } from './request-case.ts'
import { requestCases } from './request-cases.ts'
import { client, home, notFound, outside, rules, sampleBuild, script } from './sample-build.ts'
import { caddy, checkProgram, nginx, type Running, startProgram } from './start-servers.ts'

const running = {} as Record<Server, Running>
const ended: (() => unknown)[] = []

beforeAll(async () => {
  const mail = await serve((request, response) => {
    response.writeHead(202, { 'cache-control': 'no-store' })
    request.on('end', () => response.end(clientAddress(request, 1))).resume()
  })
  const pages = Object.keys(client)
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replace(/(^index)?\.html$/, '')}`)
  const site = { rules, pages, mailPort: mail.port }
  const { folder, remove } = createFolder({
    ...sampleBuild(),
    'hosts/nginx-maps.conf': nginxMaps(site),
    'hosts/nginx-site.conf': nginxSite(site),
    'hosts/site.caddy': caddySite(site),
  })
  ended.push(mail.stop, remove)
  for (const name of ['nginx', 'caddy']) mkdirSync(join(folder, name))
  const started = await Promise.allSettled([
    start('our own server', serve(createListener(folder))),
    start('nginx', startProgram(nginx, folder, join(folder, 'nginx'))),
    start('Caddy', startProgram(caddy, folder, join(folder, 'caddy'))),
  ])
  for (const result of started) if (result.status === 'rejected') throw result.reason
  // Installing a missing server takes minutes.
}, 400_000)

/** Registers the server once it runs, so that it is stopped even if another one fails to start. */
async function start(server: Server, starting: Promise<Running>) {
  running[server] = await starting
  ended.unshift(running[server].stop)
}

afterAll(async () => {
  for (const end of ended) await end()
})

describe.each(servers)('%s answers', (server) => {
  test.each(requestCases.map((requestCase) => [nameOf(requestCase), requestCase] as const))(
    '%s',
    async (_, requestCase) => {
      const { status, location, heading, type, body } = { ...requestCase, ...requestCase.except?.[server] }
      const answer = await ask(server, requestCase)
      expect({ status: answer.status, location: answer.headers.location }).toEqual({ status, location })
      expect(answer.body).not.toContain(outside)
      if (status !== requestCase.status) return
      if (heading !== undefined) expect(answer.body).toBe(heading && `<h1>${heading}</h1>`)
      if (body !== undefined) expect(answer.body).toBe(body)
      if (type !== undefined) expect(answer.headers['content-type']).toBe(type)
      expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
      expect(tableHeadersOf(answer)).toEqual(
        headersOf(rules.headers, { path: '/', isPage: false, isUnknown: false, ...requestCase.answered }),
      )
    },
  )
})

describe.each(servers)('%s sends the compressed file', (server) => {
  test.each([
    ['/pt-br', 200, home],
    ['/en-us/nothing', 404, notFound],
    ['/assets/app-1a2b3c.js', 200, script],
  ])('at %s', async (path, status, content) => {
    const encodings = server === 'nginx' ? ['gzip'] : ['br', 'gzip']
    for (const encoding of encodings) {
      const answer = await ask(server, { path, headers: { 'accept-encoding': encoding } })
      expect(answer).toMatchObject({ status, headers: { 'content-encoding': encoding } })
      expect(answer.headers.vary?.toLowerCase()).toBe('accept-encoding')
      const decoded = encoding === 'br' ? brotliDecompressSync(answer.bytes) : gunzipSync(answer.bytes)
      expect(String(decoded)).toBe(content)
    }
    const plain = await ask(server, { path })
    expect(plain).toMatchObject({ status, body: content })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary?.toLowerCase()).toBe('accept-encoding')
  })

  test.each([
    ['/assets/app.css', 'a{}'],
    ['/en-us', '<h1>Home</h1>'],
  ])('and sends %s, which has no compressed file, uncompressed', async (path, content) => {
    const answer = await ask(server, { path, headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.body).toBe(content)
    expect(answer.headers.vary).toBeUndefined()
  })
})

describe.each(servers)('%s', (server) => {
  test('does not send an unchanged page again', async () => {
    const { headers } = await ask(server, { path: '/pt-br' })
    const again = await ask(server, { path: '/pt-br', headers: { 'if-none-match': headers.etag as string } })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  test.each(['/pt-br', '/nothing', '/%00'])('does not reveal its version at %s', async (path) => {
    const { headers, body } = await ask(server, { path })
    expect(`${headers.server} ${body}`).not.toMatch(/\d\.\d|caddy/i)
  })
})

describe.each(['nginx', 'Caddy'] as const)('%s passes requests on to the mail service', (server) => {
  const mail = { path: '/api/mail/contact', method: 'POST' }

  test("with the visitor's real address, whatever the visitor claims", async () => {
    const answer = await ask(server, { ...mail, headers: { 'x-forwarded-for': '203.0.113.9' } }, '{}')
    expect(answer).toMatchObject({ status: 202, body: '127.0.0.1' })
  })

  test('and returns its headers without those of the site', async () => {
    expect(tableHeadersOf(await ask(server, mail, '{}'))).toEqual({ 'cache-control': 'no-store' })
  })

  test('up to its size limit', async () => {
    expect((await ask(server, mail, 'a'.repeat(64 * 1024))).status).toBe(202)
  })
})

test('nginx rejects a request that is too large for the mail service', async () => {
  const mail = { path: '/api/mail/contact', method: 'POST' }
  expect((await ask('nginx', mail, 'a'.repeat(64 * 1024 + 1))).status).toBe(413)
})

describe.skipIf(!existsSync('dist/hosts/site.caddy'))('the configuration of the build (after `npm run build`)', () => {
  test.each([nginx, caddy])('is accepted by $name', (program) => {
    const { isTaken, said } = checkProgram(program, resolve('dist'), folderWith({}))
    expect(isTaken, said).toBe(true)
    expect(said).not.toMatch(/\[(warn|error|emerg)\]|"level":"error"/)
  })
})

const names = new Set(
  [
    rules.headers.everything,
    rules.headers.pages,
    ...Object.values(rules.headers.folders),
    rules.headers.unknownAddresses,
  ].flatMap(Object.keys),
)

function tableHeadersOf({ headers }: Answer) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)))
}

function nameOf({ method = 'GET', path, headers }: RequestCase): string {
  const shown = path.length > 60 ? `${path.slice(0, 10)}… (${path.length} characters)` : path
  return [method, shown, headers && JSON.stringify(headers)].filter(Boolean).join(' ')
}

function ask(server: Server, asked: Parameters<typeof askPort>[1], content?: string): Promise<Answer> {
  return askPort(running[server].port, asked, content)
}

// @vitest-environment node
import { rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Domains } from '../../locales/domains'
import { folderWith } from '../../tests/temporary-folder'
import { createHeaderTable, type HeaderTable } from '../headers/header-table'
import { createListener } from './site-listener'

const headers = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })
const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]
const script = 'export const numbers = "0123456789"\n'

const build = {
  'hosts/rules.json': JSON.stringify({ headers, domains, moved: { '/pt-br/fale': '/pt-br/contato' } }),
  'client/index.html': '<h1>Tecto</h1>',
  'client/pt-br.html': '<h1>Início</h1>',
  'client/en-us.html': '<h1>Home</h1>',
  'client/pt-br/contato.html': '<h1>Contato</h1>',
  'client/404.html': '<h1>Não encontramos</h1>',
  'client/pt-br/404.html': '<h1>Não encontramos</h1>',
  'client/en-us/404.html': '<h1>Not found</h1>',
  'client/es-es/404.html': '<h1>No encontramos</h1>',
  'client/assets/app-1a2b3c.js': script,
  'client/assets/app-1a2b3c.js.br': brotliCompressSync(script),
  'client/assets/app-1a2b3c.js.gz': gzipSync(script),
  'client/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/favicon.ico': 'icon',
  'client/.well-known/security.txt': 'Contact: mailto:contato@tecto.example',
  'client/_headers': '/*',
  'client/_redirects': '/*',
  'client/vercel.json': '{}',
}

describe('a page', () => {
  test.each([
    ['/', 'Tecto'],
    ['/pt-br', 'Início'],
    ['/pt-br/contato', 'Contato'],
    ['/pt-br/contato?origem=card', 'Contato'],
    ['http://proxy.example/pt-br', 'Início'],
  ])('is served at %s', async (path, heading) => {
    const response = await get(path)
    expect(response).toMatchObject({ status: 200, body: `<h1>${heading}</h1>` })
    expect(response.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
  })

  test.each([
    ['/pt-br/', '/pt-br'],
    ['/pt-br/contato/', '/pt-br/contato'],
    ['/pt-br/contato//', '/pt-br/contato'],
    ['/pt-br//contato', '/pt-br/contato'],
    ['//pt-br/', '/pt-br'],
    ['/PT-BR/Contato', '/pt-br/contato'],
    ['/pt-br/fale', '/pt-br/contato'],
    ['/pt-br/Fale/?a=b', '/pt-br/contato?a=b'],
    ['/pt-br/contato.html', '/pt-br/contato'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/pt-br/contat%6F', '/pt-br/contato'],
    ['/pt-br%2Fcontato', '/pt-br/contato'],
    ['/pt-br/contato/?origem=card&a=b', '/pt-br/contato?origem=card&a=b'],
    ['/Pt-Br?x=%0d%0aSet-Cookie:a', '/pt-br?x=%0d%0aSet-Cookie:a'],
    ['http://other.example/pt-br/', '/pt-br'],
  ])('has one address: %s leads to %s', async (path, address) => {
    const { status, headers } = await get(path)
    expect(status).toBe(308)
    expect(headers.location).toBe(address)
  })

  test('answers a question for its head without a body, and without a complaint', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => complain.mockRestore())
    const { status, headers, body } = await get('/pt-br', { method: 'HEAD' })
    expect({ status, body }).toEqual({ status: 200, body: '' })
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(complain).not.toHaveBeenCalled()
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('takes no %s', async (method) => {
    const { status, headers } = await get('/pt-br', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })
})

describe('an unknown address', () => {
  test.each([
    ['/pt-br/nada', 'Não encontramos'],
    ['/en-us/nothing', 'Not found'],
    ['/EN-US/nothing', 'Not found'],
    ['/es-es/nada/nada', 'No encontramos'],
    ['/es-es', 'No encontramos'],
    ['/en-us/404', 'Not found'],
    ['/nothing', 'Não encontramos'],
    ['/404', 'Não encontramos'],
    ['/fr-fr/rien', 'Não encontramos'],
    ['/assets/none.js', 'Não encontramos'],
  ])('%s is told in the nearest language', async (path, heading) => {
    const response = await get(path)
    expect(response).toMatchObject({ status: 404, body: `<h1>${heading}</h1>` })
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.headers).toMatchObject({ ...headers.everything, ...headers.pages, 'cache-control': 'no-store' })
  })

  test.each([
    '//other.example/',
    '//other.example/pt-br/',
    '/%2Fother.example/',
    '/\\other.example/',
    '/pt-br//other.example/',
    '/none/',
  ])('%s leads nowhere else', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers.location).toBeUndefined()
  })

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fhosts/rules.json',
    '/../hosts/rules.json',
    '/pt-br/..%5c..%5cpackage.json',
    '/%00',
    '/%E0%A4%A',
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/assets/app-1a2b3c.js.br',
  ])('%s shows nothing that is not for visitors', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('has no parts', async () => {
    expect((await get('/nothing', { headers: { range: 'bytes=0-3' } })).status).toBe(404)
  })
})

test('a file that has gone since the server began is missing, and nobody keeps that', async () => {
  const folder = folderWith(build)
  const port = await serveSite(folder)
  rmSync(join(folder, 'client/assets'), { recursive: true })
  const response = await fetch(`http://127.0.0.1:${port}/assets/app-1a2b3c.js`, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const name of ['etag', 'content-encoding']) expect(response.headers.get(name)).toBeNull()
})

describe('what is asked for in part or again', () => {
  const path = '/assets/app-1a2b3c.js'

  test.each([
    ['bytes=0-5', 206, script.slice(0, 6)],
    ['bytes=7-', 206, script.slice(7)],
    ['bytes=-4', 206, script.slice(-4)],
    ['bytes=30-9999', 206, script.slice(30)],
    ['bytes=9999-', 416, ''],
    ['bytes=9-3', 416, ''],
    ['bytes=a-b', 200, script],
    ['lines=1-2', 200, script],
    ['bytes=0-1,4-5', 200, script],
  ])('%s gets %s', async (range, status, body) => {
    expect(await get(path, { headers: { range } })).toMatchObject({ status, body })
  })

  test('a part of another version is not sent', async () => {
    const answer = await get(path, { headers: { range: 'bytes=0-5', 'if-range': '"other"' } })
    expect(answer).toMatchObject({ status: 200, body: script })
  })

  test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
    'a page that has not changed is not sent again (%#)',
    async (match) => {
      const { headers: first } = await get('/pt-br')
      const again = await get('/pt-br', { headers: { 'if-none-match': match(String(first.etag)) } })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers.etag).toBe(first.etag)
    },
  )

  test('a page stays known over builds that do not change it, and no longer', async () => {
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
  const path = '/assets/app-1a2b3c.js'

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
    [undefined, undefined],
  ])('who takes %s gets %s', async (accepted, encoding) => {
    const answer = await get(path, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(answer.headers.vary).toBe('accept-encoding')
  })

  test('changes nothing in what arrives', async () => {
    const { bytes } = await get(path, { headers: { 'accept-encoding': 'br' } })
    expect(String(brotliDecompressSync(bytes))).toBe(script)
  })

  test('each form has a tag of its own', async () => {
    const forms = ['br', 'gzip', 'identity']
    const answers = await Promise.all(forms.map((form) => get(path, { headers: { 'accept-encoding': form } })))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('what was not compressed is sent as it is', async () => {
    const answer = await get('/favicon.ico', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.headers).not.toHaveProperty('vary')
  })
})

describe('headers are those of the table', () => {
  test.each<[string, Partial<HeaderTable['everything']>]>([
    ['/pt-br', { ...headers.everything, ...headers.pages }],
    ['/favicon.ico', headers.everything],
    ['/assets/app-1a2b3c.js', { ...headers.everything, ...headers.folders['/assets/'] }],
    ['/art/hero.svg', { ...headers.everything, ...headers.folders['/art/'] }],
    ['/.well-known/security.txt', headers.everything],
    ['/pt-br/', headers.everything],
  ])('for %s', async (path, expected) => {
    expect((await get(path)).headers).toMatchObject(expected)
  })

  test.each(['/favicon.ico', '/pt-br/'])('%s, which is no document, has none of a document', async (path) => {
    for (const name of Object.keys(headers.pages)) expect((await get(path)).headers).not.toHaveProperty(name)
  })
})

describe('the company domains', () => {
  test.each([
    ['tecto.example', '/en-us/contact?a=b', 'https://tecto-software.example/en-us/contact?a=b'],
    ['www.tecto.example', '/EN-us/', 'https://www.tecto-software.example/en-us'],
    ['tecto.example', '//en-us/', 'https://tecto-software.example/en-us'],
    ['tecto-software.example', '/?a=b', '/en-us?a=b'],
    ['tecto-software.example', '/pt-br/contato', 'https://tecto.example/pt-br/contato'],
    ['tecto-software.example', '/pt-br/x%2F..%2Fy', 'https://tecto.example/pt-br/x%2F..%2Fy'],
    ['tecto-software.example', '/pt-br/\\other.example', 'https://tecto.example/pt-br//other.example'],
  ])('%s%s leads to %s', async (host, path, location) => {
    expect(await get(path, { headers: { host } })).toMatchObject({ status: 308, headers: { location } })
  })

  test.each([
    ['tecto.example', '/pt-br/contato'],
    ['tecto-software.example', '/en-us'],
    ['localhost', '/en-us'],
    ['preview.tecto.example', '/en-us'],
  ])('%s%s stays', async (host, path) => {
    expect((await get(path, { headers: { host } })).status).toBe(200)
  })
})

describe('a build that is not complete is refused', () => {
  test('without a page for unknown addresses', () => {
    const { 'client/es-es/404.html': _, ...files } = build
    expect(() => createListener(folderWith(files))).toThrow('es-es')
  })

  test('without its rules', () => {
    const { 'hosts/rules.json': _, ...files } = build
    expect(() => createListener(folderWith(files))).toThrow('npm run build')
  })
})

interface Options {
  method?: string
  headers?: Record<string, string | undefined>
}

interface Answer {
  status?: number
  headers: Record<string, string | undefined>
  body: string
  bytes: Buffer
}

/** Asks for the path as it is written; `fetch` would tidy it first. */
async function get(
  path: string,
  { method = 'GET', headers = {} }: Options = {},
  folder = folderWith(build),
): Promise<Answer> {
  const port = await serveSite(folder)
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers: given, agent: false }, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      const { statusCode: status, headers } = response
      resolve({ status, headers: headers as Answer['headers'], body: bytes.toString(), bytes })
    })
      .on('error', reject)
      .end()
  })
}

async function serveSite(folder: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer(createListener(folder)).listen(0, () => resolve((server.address() as AddressInfo).port))
    onTestFinished(() => void server.close())
  })
}

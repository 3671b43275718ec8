// @vitest-environment node
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { folderWith } from '../tests/temporary-folder'
import { createListener } from './app'

const site = {
  'index.html': '<h1>Tecto</h1>',
  'pt-br.html': '<h1>Início</h1>',
  'pt-br/contato.html': '<h1>Contato</h1>',
  'pt-br/404.html': '<h1>Não encontramos</h1>',
  'en-us/404.html': '<h1>Not found</h1>',
  'es-es/404.html': '<h1>No encontramos</h1>',
  'assets/app-1a2b3c.js': 'export {}',
  'art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
}

describe('a page', () => {
  test.each([
    ['/', 'Tecto'],
    ['/pt-br', 'Início'],
    ['/pt-br/contato', 'Contato'],
    ['/pt-br/contato?origem=card', 'Contato'],
  ])('is served at %s', async (path, heading) => {
    const response = await get(path)
    expect(response).toMatchObject({ status: 200, body: `<h1>${heading}</h1>` })
    expect(response.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
  })

  test.each([
    ['/pt-br/', '/pt-br'],
    ['/pt-br/contato/', '/pt-br/contato'],
    ['/pt-br/contato//', '/pt-br/contato'],
    ['/pt-br/contato/?origem=card&a=b', '/pt-br/contato?origem=card&a=b'],
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
})

describe('an unknown address', () => {
  test.each([
    ['/pt-br/nada', 'Não encontramos'],
    ['/en-us/nothing', 'Not found'],
    ['/EN-US/nothing', 'Not found'],
    ['/es-es/nada/nada', 'No encontramos'],
    ['/es-es', 'No encontramos'],
    ['/nothing', 'Não encontramos'],
    ['/fr-fr/rien', 'Não encontramos'],
    ['/assets/none.js', 'Não encontramos'],
  ])('%s is told in the nearest language', async (path, heading) => {
    const response = await get(path)
    expect(response).toMatchObject({ status: 404, body: `<h1>${heading}</h1>` })
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each([
    '//other.example/',
    '//other.example/pt-br/',
    '//pt-br/',
    '/\\other.example/',
    '/pt-br//other.example/',
    '/none/',
  ])('%s leads nowhere else', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBeOneOf([400, 404])
    expect(headers.location).toBeUndefined()
  })

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/pt-br/..%5c..%5cpackage.json',
    '/%00',
    '/%E0%A4%A',
  ])('%s stays within the site', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('how long browsers keep', () => {
  test('built files: for good, since their name changes with them', async () => {
    const { status, headers } = await get('/assets/app-1a2b3c.js')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript/)
  })

  test('pictures: for a day, and while they ask for the next', async () => {
    const { headers } = await get('/art/hero.svg')
    expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
  })

  test.each(['/', '/pt-br/contato', '/favicon.ico'])('%s: they ask again each time', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.etag).toBeTruthy()
  })

  test('a page that has not changed is not sent again', async () => {
    const root = folderWith(site)
    const { headers } = await get('/pt-br', {}, root)
    const again = await get('/pt-br', { headers: { 'if-none-match': headers.etag } }, root)
    expect(again).toMatchObject({ status: 304, body: '' })
  })
})

test('a build without a page for unknown addresses is refused', () => {
  const { 'es-es/404.html': _, ...files } = site
  expect(() => createListener(folderWith(files))).toThrow('es-es')
})

interface Options {
  method?: string
  headers?: Record<string, string | undefined>
}

/** Asks for the path as it is written; `fetch` would tidy it first. */
async function get(path: string, { method = 'GET', headers }: Options = {}, root = folderWith(site)) {
  const port = await serveSite(root)
  return new Promise<{ status?: number; headers: Record<string, string | undefined>; body: string }>(
    (resolve, reject) => {
      request({ port, path, method, headers, agent: false }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          body += chunk
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers as Record<string, string | undefined>,
            body,
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

async function serveSite(root: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer(createListener(root)).listen(0, () => resolve((server.address() as AddressInfo).port))
    onTestFinished(() => void server.close())
  })
}

import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeIds } from '../../locales/locales'
import { createListener } from './site-listener'
import { listFiles } from './static-files'

// The server with the built site (after `npm run build`) gets addresses as attackers send them.

const ups = ['..', '%2e%2e', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '%uff0e%uff0e', '....']
const signs = ['', '%00', '%', '%E0%A4%A', '%ff%fe', '\u00ff', '%e2%80%ae', '\u007f', '\t', '%09', '\\', '%5C', '%2F']
const marks = ['*', '?', '#', '@', ':80', ';', '|', "'--", '{{7*7}}', '<script>', '%0d%0aSet-Cookie:a=b', 'https:']
const secrets = ['package.json', '.env', 'hosts/rules.json', '.git/config', 'server/serve.ts', 'data/requests.sqlite']
const unpublished = [
  '_headers',
  '_redirects',
  'vercel.json',
  'index.html.br',
  'pt-br.html.gz',
  '.well-known/',
  'assets/',
]

const oddities = [
  ...[...signs, ...marks].flatMap((odd) => [
    ...[`/${odd}`, `/pt-br/${odd}`, `/pt-br/contato${odd}`, `/en-us/${odd}/404`, `/assets/${odd}.js`, `/pt-br?${odd}`],
    ...[`//${odd}other.example`, `/${odd}//tecto.example@other.example/pt-br`, `/pt-br/../..//${odd}/`],
  ]),
  ...ups.flatMap((up) => [
    ...[...signs, ';'].map((sign) => `/${up}${sign}/${up}${sign}/package.json`),
    ...['%2f', '%5c', '\\', '//'].map((separator) => ['/assets', up, up, 'hosts/rules.json'].join(separator)),
  ]),
  ...secrets.flatMap((file) => [`/${file}`, `/assets/../../${file}`, `/pt-br/..%2f..%2f${file}`, `/${file}%00.html`]),
  ...['other.example', '%2Fother.example', '[::1]', 'pt-br'].flatMap((host) => [
    ...[`//${host}`, `/\\${host}`, `///${host}`, `https://${host}`, `HTTP://${host}/`, `/%0d%0aLocation:%20//${host}`],
  ]),
  ...unpublished.map((path) => `/${path}`),
  ...['', '*', 'pt-br', 'javascript:alert(1)', `/${'a'.repeat(20_000)}`, `/pt-br/${'%41'.repeat(4000)}`],
  ...[`/${'/'.repeat(15_000)}`, `/${'../'.repeat(4000)}`],
]

const files = listFiles('dist/client')
const server = createServer(createListener('dist'))

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

test('there are at least 300 of them', () => {
  expect(new Set(oddities).size).toBeGreaterThanOrEqual(300)
})

test('none is answered with an error of the server, an unpublished file or a redirect to another host', async () => {
  for (const oddity of new Set(oddities)) {
    const { status, location, body } = await ask(oddity)
    const asked = JSON.stringify(oddity.slice(0, 80))
    expect(status, asked).toBeOneOf([200, 308, 400, 404, 431])
    if (status === 200)
      expect(published.has(tagOf(body)), `${asked} is answered with what was not published`).toBe(true)
    if (status === 404) expect(notFoundPages.has(tagOf(body)), asked).toBe(true)
    if (status === 308) expect(files.pageAddressOf(pathOf(location)), asked).toBe(pathOf(location))
  }
})

test('the server still answers', async () => {
  expect((await ask('/pt-br')).status).toBe(200)
})

const published = new Set(
  readdirSync('dist/client', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_|^vercel|\.(br|gz)$/.test(entry.name))
    .map((entry) => tagOf(readFileSync(join(entry.parentPath, entry.name)))),
)
const notFoundPages = new Set(
  ['', ...localeIds.map((locale) => `/${locale}`)].map((folder) =>
    tagOf(readFileSync(`dist/client${folder}/404.html`)),
  ),
)

function tagOf(content: Uint8Array): string {
  return hash('sha256', content)
}

function pathOf(location: string): string {
  return location.split('?')[0] ?? ''
}

/** Writes the request by hand: every library would normalize the address, or refuse it. */
async function ask(target: string): Promise<{ status: number; location: string; body: Uint8Array }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'))
  const answer = Buffer.concat(await socket.toArray())
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.subarray(0, end).toString('latin1')
  return {
    status: Number(head.split(' ')[1]),
    location: /^location: (.*)$/im.exec(head)?.[1] ?? '',
    body: answer.subarray(end + 4),
  }
}

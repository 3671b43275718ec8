// @vitest-environment node
import { existsSync, mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddySite } from '../../hosts/caddy'
import { nginxMaps, nginxSite } from '../../hosts/nginx'
import { createHeaderTable, headersOf } from '../../server/headers/header-table'
import { clientAddress } from '../../server/mail/client-address'
import type { SiteRules } from '../../server/site/site-rules'
import { createFolder, folderWith } from '../temporary-folder'
import { caddy, checkProgram, nginx, type Running, startListener, startOwnServer, startProgram } from './start-servers'

const table = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })
const rules: SiteRules = {
  headers: {
    ...table,
    // What nginx or Caddy would take for something else, were it not written their way.
    everything: { ...table.everything, 'x-odd': '"$host" $$ {"a": [{}]} \\ #; %2' },
  },
  domains: [
    { locale: 'pt-br', name: 'tecto.example' },
    { locale: 'en-us', name: 'tecto-software.example' },
  ],
  moved: { '/pt-br/servicos/api': '/pt-br/servicos/apis', '/en-us/old': '/en-us' },
}
const script = 'export const numbers = "0123456789"\n'
const home = '<h1>Início</h1>'
const notFound = '<h1>Not found</h1>'

const longAddress = `/noticias/${'um-titulo-'.repeat(15)}fim`

const client = {
  'index.html': '<h1>Tecto</h1>',
  'pt-br.html': home,
  'pt-br.html.br': brotliCompressSync(home),
  'pt-br.html.gz': gzipSync(home),
  'en-us.html': '<h1>Home</h1>',
  'pt-br/contato.html': '<h1>Contato</h1>',
  'pt-br/servicos.html': '<h1>Serviços</h1>',
  'pt-br/servicos/apis.html': '<h1>APIs</h1>',
  [`pt-br${longAddress}.html`]: '<h1>Longo</h1>',
  '404.html': '<h1>Não encontramos</h1>',
  'pt-br/404.html': '<h1>Não encontramos</h1>',
  'en-us/404.html': notFound,
  'en-us/404.html.br': brotliCompressSync(notFound),
  'en-us/404.html.gz': gzipSync(notFound),
  'es-es/404.html': '<h1>No encontramos</h1>',
  'assets/app-1a2b3c.js': script,
  'assets/app-1a2b3c.js.br': brotliCompressSync(script),
  'assets/app-1a2b3c.js.gz': gzipSync(script),
  'assets/app.css': 'a{}',
  'art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'art/hero.avif': 'picture',
  'art/hero.webp': 'picture',
  'fonts/text.woff2': 'font',
  'favicon.ico': 'icon',
  'robots.txt': 'Allow: /',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:contato@tecto.example',
  '.well-known/association': '{}',
  _headers: '/*',
  _redirects: '/*',
  'vercel.json': '{}',
}
const outside = 'not for visitors'

const servers = ['our own server', 'nginx', 'Caddy'] as const
type Server = (typeof servers)[number]

/** What holds for one server only, and why. */
type Exceptions = Partial<Record<Server, { because: string; status?: number; location?: string; heading?: string }>>

interface Question {
  path: string
  method?: string
  headers?: Record<string, string>
  status: number
  location?: string
  /** A redirect or a refusal counts as the path that was asked for. */
  answered?: { path?: string; isPage?: boolean; isUnknown?: boolean }
  heading?: string
  type?: string
  body?: string
  except?: Exceptions
}

const html = 'text/html; charset=utf-8'

function page(path: string, heading: string, more: Partial<Question> = {}): Question {
  return { path, status: 200, answered: { isPage: true }, heading, type: html, ...more }
}

function file(path: string, type: string, more: Partial<Question> = {}): Question {
  return { path, status: 200, answered: { path }, type, ...more }
}

function moved(path: string, location: string, more: Partial<Question> = {}): Question {
  return { path, status: 308, location, ...more }
}

function unknown(path: string, heading = 'Não encontramos', more: Partial<Question> = {}): Question {
  return { path, status: 404, answered: { isPage: true, isUnknown: true }, heading, type: html, ...more }
}

function at(host: string, question: Question): Question {
  return { ...question, headers: { host } }
}

const badForNginx: Exceptions = { nginx: { status: 400, because: 'it takes such an address for an attack' } }
const badForBoth: Exceptions = { ...badForNginx, Caddy: { status: 400, because: 'Go answers before Caddy is asked' } }

const questions: Question[] = [
  page('/', 'Tecto'),
  page('/pt-br', 'Início'),
  page('/pt-br/contato', 'Contato'),
  page('/pt-br/contato?origem=card', 'Contato'),
  page('/pt-br/servicos', 'Serviços'),
  page('/pt-br/servicos/apis', 'APIs'),
  page(`/pt-br${longAddress}`, 'Longo'),
  page('http://proxy.example/pt-br', 'Início'),
  page('/pt-br', '', { method: 'HEAD' }),

  moved('/pt-br/servicos/api', '/pt-br/servicos/apis'),
  moved('/PT-br/servicos//api/?a=b', '/pt-br/servicos/apis?a=b'),
  unknown('/pt-br/servicos/api/x'),
  at('tecto.example', moved('/en-us/old', 'https://tecto-software.example/en-us')),

  moved('/pt-br/', '/pt-br'),
  moved('/pt-br/contato/', '/pt-br/contato'),
  moved('/pt-br/contato//', '/pt-br/contato'),
  moved('/pt-br//contato', '/pt-br/contato'),
  moved('//pt-br/', '/pt-br'),
  moved('/PT-BR/Contato', '/pt-br/contato'),
  moved('/pt-br/contato.html', '/pt-br/contato'),
  moved('/pt-br/contato.HTML', '/pt-br/contato'),
  moved('/pt-br/contato.html/', '/pt-br/contato'),
  moved('/pt-br/index.html', '/pt-br'),
  moved('/pt-br/contato/index', '/pt-br/contato'),
  moved('/pt-br/contato/INDEX.html/', '/pt-br/contato'),
  moved('/index.html', '/'),
  moved('/index', '/'),
  moved('/.html', '/'),
  moved('//', '/'),
  moved('/pt-br/contat%6F', '/pt-br/contato'),
  moved('/pt-br%2Fcontato', '/pt-br/contato'),
  moved('/pt-br/contato/?origem=card&a=b', '/pt-br/contato?origem=card&a=b'),
  moved('/pt-br/contato/?', '/pt-br/contato'),
  moved('/Pt-Br?x=%0d%0aSet-Cookie:a', '/pt-br?x=%0d%0aSet-Cookie:a'),
  moved('/pt-br/?{http.request.host}$host{host}', '/pt-br?{http.request.host}$host{host}'),
  moved('http://other.example/pt-br/', '/pt-br'),
  moved('/pt-br/404.html', '/pt-br/404'),
  moved('/404/', '/404'),
  moved('/pt-br/', '/pt-br', { method: 'HEAD' }),
  moved('/favicon%2Eico', '/favicon.ico'),
  moved('/art%2Fhero.svg?a', '/art/hero.svg?a', { answered: { path: '/art/hero.svg' } }),

  unknown('/pt-br/nada'),
  unknown('/en-us/nothing', 'Not found'),
  unknown('/EN-US/nothing', 'Not found'),
  unknown('//en-us/nothing', 'Not found'),
  unknown('/es-es/nada/nada', 'No encontramos'),
  unknown('/es-es', 'No encontramos'),
  unknown('/es-es/', 'No encontramos'),
  unknown('/en-us/404', 'Not found'),
  unknown('/nothing'),
  unknown('/nothing?a=b'),
  unknown('/nothing', '', { method: 'HEAD' }),
  unknown('/404'),
  unknown('/fr-fr/rien'),
  unknown('/en-usa'),
  unknown('/assets/none.js'),
  unknown('/assets'),
  unknown('/assets/'),
  unknown('/pt-br/servicos/none/'),
  unknown('/FAVICON.ico'),
  unknown('//favicon.ico'),
  unknown('/%2Ffavicon.ico'),
  unknown('/favicon.ico/'),
  unknown('/favicon.ico/x'),
  unknown('/assets/../favicon.ico'),
  unknown('/pt-br/../pt-br/contato'),
  unknown('/pt-br/./contato'),
  unknown('/pt-br/%2e%2E/pt-br'),
  unknown('/en-us/../nothing', 'Not found', {
    except: { nginx: { heading: 'Não encontramos', because: 'it goes up the path before it asks for the language' } },
  }),
  unknown('/pt-br/.html'),
  unknown('/assets/*.js'),
  unknown('/assets/app-1a2b3c.j[s]'),
  unknown('/assets/app-1a2b3c.j?'),
  unknown('/nothing', undefined, { headers: { range: 'bytes=0-3' } }),
  unknown('/nothing', undefined, { headers: { 'if-none-match': '*' } }),

  unknown('/_headers'),
  unknown('/_redirects'),
  unknown('/vercel.json'),
  unknown('/vercel%2Ejson'),
  unknown('/assets/app-1a2b3c.js.br'),
  unknown('/assets/app-1a2b3c.js.gz'),
  unknown('/pt-br.html.gz'),
  unknown('/../package.json', undefined, { except: badForNginx }),
  unknown('/%2e%2e/package.json', undefined, { except: badForNginx }),
  unknown('/..%2fpackage.json', undefined, { except: badForNginx }),
  unknown('/../hosts/rules.json', undefined, { except: badForNginx }),
  unknown('/assets/../../package.json', undefined, { except: badForNginx }),
  unknown('/pt-br/..%5c..%5cpackage.json'),
  unknown('/%252e%252e/package.json'),
  unknown('//other.example/'),
  unknown('//other.example/pt-br/'),
  unknown('///other.example'),
  unknown('/%2Fother.example/'),
  unknown('/\\other.example/'),
  unknown('/%5Cother.example/'),
  unknown('/pt-br//other.example/'),
  unknown('/none/'),
  unknown('/none/404.html/'),
  unknown('//other.example/404.html/'),
  unknown('/pt-br%0A'),
  unknown('/pt-br/contato%0D%0ASet-Cookie:a'),
  unknown('/%FF%FE'),
  unknown('/{http.request.host}/$host'),
  unknown('/%00', undefined, { except: badForNginx }),
  unknown('/pt-br%00', undefined, { except: badForNginx }),
  unknown('/favicon.ico%00.html', undefined, { except: badForNginx }),
  unknown('/%E0%A4%A', undefined, { except: badForBoth }),
  unknown('/%', undefined, { except: badForBoth }),
  unknown('/%zz', undefined, { except: badForBoth }),
  unknown(`/${'a'.repeat(5000)}`),
  unknown(`/${'a/'.repeat(2500)}`),
  unknown(`/${'a'.repeat(20_000)}`, undefined, {
    except: {
      'our own server': { status: 431, because: 'Node takes headers of 16 KB' },
      nginx: { status: 414, because: 'it takes lines of 8 KB' },
    },
  }),

  file('/favicon.ico', 'image/x-icon'),
  file('/robots.txt', 'text/plain; charset=utf-8'),
  file('/sitemap.xml', 'application/xml; charset=utf-8'),
  file('/site.webmanifest', 'application/manifest+json'),
  file('/.well-known/security.txt', 'text/plain; charset=utf-8'),
  file('/.well-known/association', 'application/octet-stream'),
  file('/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', { body: script }),
  file('/assets/app-1a2b3c.js?v=1', 'text/javascript; charset=utf-8', { body: script }),
  file('/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', { method: 'HEAD', body: '' }),
  file('/assets/app.css', 'text/css; charset=utf-8'),
  file('/art/hero.svg', 'image/svg+xml; charset=utf-8'),
  file('/art/hero.avif', 'image/avif'),
  file('/art/hero.webp', 'image/webp'),
  file('/fonts/text.woff2', 'font/woff2'),
  file('/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', {
    headers: { range: 'bytes=7-11' },
    status: 206,
    body: script.slice(7, 12),
  }),
  {
    path: '/assets/app-1a2b3c.js',
    headers: { range: 'bytes=9999-' },
    status: 416,
    answered: { path: '/assets/app-1a2b3c.js' },
  },
  { path: '/pt-br', headers: { range: 'bytes=9999-' }, status: 416, answered: { isPage: true } },
  { path: '/pt-br', headers: { 'if-none-match': '*' }, status: 304, answered: { isPage: true } },

  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'].map((method) => ({ path: '/pt-br', method, status: 405 })),
  { path: '/pt-br/', method: 'POST', status: 405 },
  { path: '/nothing', method: 'POST', status: 405 },
  { path: '/assets/app-1a2b3c.js', method: 'POST', status: 405, answered: { path: '/assets/app-1a2b3c.js' } },

  at('tecto.example', moved('/en-us', 'https://tecto-software.example/en-us')),
  at('tecto.example', moved('/en-us/contact?a=b', 'https://tecto-software.example/en-us/contact?a=b')),
  at('www.tecto.example', moved('/EN-us/', 'https://www.tecto-software.example/en-us')),
  at('Tecto.Example', moved('/en-us', 'https://tecto-software.example/en-us')),
  at('tecto.example', moved('//en-us/', 'https://tecto-software.example/en-us')),
  at('tecto.example', moved('/EN-us/Nothing', 'https://tecto-software.example/EN-us/Nothing')),
  at('tecto-software.example', moved('/?a=b', '/en-us?a=b')),
  at('www.tecto-software.example', moved('/', '/en-us')),
  at('tecto-software.example', moved('/index.html', '/en-us')),
  at('tecto-software.example', moved('/pt-br/contato', 'https://tecto.example/pt-br/contato')),
  at('www.tecto-software.example', moved('/pt-br/contato/?a', 'https://www.tecto.example/pt-br/contato?a')),
  at('tecto-software.example', moved('/pt-br/x%2F..%2Fy', 'https://tecto.example/pt-br/x%2F..%2Fy')),
  at(
    'tecto-software.example',
    moved('/pt-br/\\other.example', 'https://tecto.example/pt-br//other.example', {
      except: {
        nginx: { location: 'https://tecto.example/pt-br/\\other.example', because: 'it keeps what browsers mend' },
        Caddy: { location: 'https://tecto.example/pt-br/\\other.example', because: 'it keeps what browsers mend' },
      },
    }),
  ),
  at('tecto.example', page('/pt-br/contato', 'Contato')),
  at('tecto.example', page('/', 'Tecto')),
  at('tecto.example', unknown('//en-us/nothing', 'Not found')),
  at('tecto.example', unknown('/en-usa')),
  at('tecto-software.example', page('/en-us', 'Home')),
  at('tecto-software.example', unknown('/es-es', 'No encontramos')),
  at('tecto-software.example', file('/favicon.ico', 'image/x-icon')),
  at('localhost', page('/en-us', 'Home')),
  at('preview.tecto.example', page('/en-us', 'Home')),
  at('tectoxexample', page('/en-us', 'Home')),
  at('tecto.example.other.example', page('/en-us', 'Home')),
  at('tecto.example:8080', page('/en-us', 'Home')),
  at('other.example', moved('/pt-br/', '/pt-br')),
]

const running = {} as Record<Server, Running>
const ended: (() => unknown)[] = []

beforeAll(async () => {
  const mail = await startListener((request, response) => {
    response.writeHead(202, { 'cache-control': 'no-store' })
    request.on('end', () => response.end(clientAddress(request, 1))).resume()
  })
  const pages = Object.keys(client)
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replace(/(^index)?\.html$/, '')}`)
  const site = { rules, pages, mailPort: mail.port }
  const { folder, remove } = createFolder({
    'package.json': outside,
    'hosts/rules.json': JSON.stringify(rules),
    'hosts/nginx-maps.conf': nginxMaps(site),
    'hosts/nginx-site.conf': nginxSite(site),
    'hosts/site.caddy': caddySite(site),
    ...Object.fromEntries(Object.entries(client).map(([path, content]) => [`client/${path}`, content])),
  })
  ended.push(mail.stop, remove)
  for (const name of ['nginx', 'caddy']) mkdirSync(join(folder, name))
  const started = await Promise.allSettled([
    start('our own server', startOwnServer(folder)),
    start('nginx', startProgram(nginx, folder, join(folder, 'nginx'))),
    start('Caddy', startProgram(caddy, folder, join(folder, 'caddy'))),
  ])
  for (const result of started) if (result.status === 'rejected') throw result.reason
  // Where a server is not there, it is installed first.
}, 400_000)

/** Noted at once, so that it is stopped even where another does not start. */
async function start(server: Server, starting: Promise<Running>) {
  running[server] = await starting
  ended.unshift(running[server].stop)
}

afterAll(async () => {
  for (const end of ended) await end()
})

describe.each(servers)('%s answers', (server) => {
  test.each(questions.map((question) => [nameOf(question), question] as const))('%s', async (_, question) => {
    const { status, location, heading, type, body } = { ...question, ...question.except?.[server] }
    const answer = await ask(server, question)
    expect({ status: answer.status, location: answer.headers.location }).toEqual({ status, location })
    expect(answer.body).not.toContain(outside)
    if (status !== question.status) return
    if (heading !== undefined) expect(answer.body).toBe(heading && `<h1>${heading}</h1>`)
    if (body !== undefined) expect(answer.body).toBe(body)
    if (type !== undefined) expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
    expect(tableHeadersOf(answer)).toEqual(
      headersOf(rules.headers, { path: '/', isPage: false, isUnknown: false, ...question.answered }),
    )
  })
})

describe.each(servers)('%s sends what was compressed', (server) => {
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
  ])('and leaves alone what was not: %s', async (path, content) => {
    const answer = await ask(server, { path, headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.body).toBe(content)
    expect(answer.headers.vary).toBeUndefined()
  })
})

describe.each(servers)('%s', (server) => {
  test('does not send again what has not changed', async () => {
    const { headers } = await ask(server, { path: '/pt-br' })
    const again = await ask(server, { path: '/pt-br', headers: { 'if-none-match': headers.etag as string } })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  test.each(['/pt-br', '/nothing', '/%00'])('does not tell its version at %s', async (path) => {
    const { headers, body } = await ask(server, { path })
    expect(`${headers.server} ${body}`).not.toMatch(/\d\.\d|caddy/i)
  })
})

describe.each(['nginx', 'Caddy'] as const)('%s passes requests on to the mail service', (server) => {
  const mail = { path: '/api/mail/contact', method: 'POST' }

  test('with the address of the visitor, whatever the visitor says', async () => {
    const answer = await ask(server, { ...mail, headers: { 'x-forwarded-for': '203.0.113.9' } }, '{}')
    expect(answer).toMatchObject({ status: 202, body: '127.0.0.1' })
  })

  test('and its headers back, with none of the site', async () => {
    expect(tableHeadersOf(await ask(server, mail, '{}'))).toEqual({ 'cache-control': 'no-store' })
  })

  test('as large as it takes them', async () => {
    expect((await ask(server, mail, 'a'.repeat(64 * 1024))).status).toBe(202)
  })
})

test('nginx refuses what is too large for the mail service', async () => {
  const mail = { path: '/api/mail/contact', method: 'POST' }
  expect((await ask('nginx', mail, 'a'.repeat(64 * 1024 + 1))).status).toBe(413)
})

describe.skipIf(!existsSync('dist/hosts/site.caddy'))('what the build has written (after `npm run build`)', () => {
  test.each([nginx, caddy])('is taken by $name', (program) => {
    const { isTaken, said } = checkProgram(program, resolve('dist'), folderWith({}))
    expect(isTaken, said).toBe(true)
    expect(said).not.toMatch(/\[(warn|error|emerg)\]|"level":"error"/)
  })
})

interface Answer {
  status?: number
  headers: Record<string, string | undefined>
  body: string
  bytes: Buffer
}

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

function nameOf({ method = 'GET', path, headers }: Question): string {
  const shown = path.length > 60 ? `${path.slice(0, 10)}… (${path.length} characters)` : path
  return [method, shown, headers && JSON.stringify(headers)].filter(Boolean).join(' ')
}

/** Asks for the path as it is written; `fetch` would tidy it first. */
function ask(
  server: Server,
  { path, method = 'GET', headers = {} }: Pick<Question, 'path' | 'method' | 'headers'>,
  content = '',
): Promise<Answer> {
  const { port } = running[server]
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      const { statusCode: status, headers } = response
      resolve({ status, headers: headers as Answer['headers'], body: bytes.toString(), bytes })
    })
      .on('error', reject)
      .end(content)
  })
}

import { longAddress, script } from './sample-build'

export const servers = ['our own server', 'nginx', 'Caddy'] as const
export type Server = (typeof servers)[number]

/** Other answers of one server, and why they are accepted. */
type Exceptions = Partial<Record<Server, { because: string; status?: number; location?: string; heading?: string }>>

export interface Question {
  path: string
  method?: string
  headers?: Record<string, string>
  status: number
  location?: string
  /** By what the headers of the answer are chosen: by default by the requested path. */
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

/** What every server has to answer for the small build. */
export const questions: Question[] = [
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

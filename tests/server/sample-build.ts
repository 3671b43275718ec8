import { brotliCompressSync, gzipSync } from 'node:zlib'
import { localeIds } from '../../locales/locales.ts'
import { createHeaderTable } from '../../server/headers/header-table.ts'
import type { SiteRules } from '../../server/site/site-rules.ts'

export const rules: SiteRules = {
  headers: createHeaderTable({ styles: ['sha256-abc='], scripts: [], hasTagManager: false, hasPixel: false }),
  domains: [
    { locale: 'pt-br', name: 'tecto.example' },
    { locale: 'en-us', name: 'tecto-software.example' },
  ],
  redirects: { '/pt-br/servicos/api': '/pt-br/servicos/apis', '/documents/scope.pdf': '/pt-br/servicos/apis#scope' },
}

/** The public files of the sample build, and files that only hosts read. */
const client = {
  'index.html': '<h1>Tecto</h1>',
  ...withCopies('pt-br.html', '<h1>Início</h1>'),
  'en-us.html': '<h1>Home</h1>',
  'pt-br/contato.html': '<h1>Contato</h1>',
  'pt-br/servicos/apis.html': '<h1>APIs</h1>',
  '404.html': '<h1>Não encontramos</h1>',
  ...Object.fromEntries(localeIds.map((locale) => [`${locale}/404.html`, '<h1>Não encontramos</h1>'])),
  ...withCopies('en-us/404.html', '<h1>Not found</h1>'),
  ...withCopies('assets/app-1a2b3c.js', 'export const numbers = "0123456789"\n'),
  'documents/périmètre.pdf': '%PDF',
  'art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
  _headers: '/*',
}

function withCopies(path: string, content: string) {
  return { [path]: content, [`${path}.br`]: brotliCompressSync(content), [`${path}.gz`]: gzipSync(content) }
}

/** The content of files that visitors must not get. */
export const outside = 'not for visitors'

/** The files of the sample build, by path. */
export function sampleBuild(): Record<string, string | Uint8Array> {
  return {
    'package.json': outside,
    'rules.json': JSON.stringify(rules),
    ...Object.fromEntries(Object.entries(client).map(([path, content]) => [`client/${path}`, content])),
  }
}

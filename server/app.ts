import { readdirSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sirv from 'sirv'
import { localeIds, localeOfPath } from '../locales/locales.ts'

/**
 * The site: its files, and for any other address the page that says so, in the nearest language.
 * @param root the folder that the build wrote
 */
export function createListener(root: string): RequestListener {
  const pages = pagesOf(root)
  const serveFile = sirv(root, { extensions: ['html'], etag: true, setHeaders })
  const answerRest = getRequestListener(createApp(root).fetch)
  return (request, response) => {
    const [pathname = '/', ...search] = (request.url ?? '/').split('?')
    const page = pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/'
    if (page !== pathname && pages.has(page)) redirect(response, [page, ...search].join('?'))
    else if (pathname.endsWith('/404')) answerRest(request, response)
    else serveFile(request, response, () => answerRest(request, response))
  }
}

/** A page has one address. Only addresses of pages are redirected to, so never another host. */
function redirect(response: ServerResponse, address: string): void {
  response.writeHead(308, { location: address }).end()
}

/** What is not a file. */
function createApp(root: string): Hono {
  const notFoundPages = Object.fromEntries(
    localeIds.map((locale) => [locale, readFileSync(join(root, locale, '404.html'), 'utf8')]),
  )
  return new Hono().notFound((context) => {
    const page = notFoundPages[localeOfPath(context.req.path)]
    return context.html(page ?? '', 404, { 'cache-control': 'no-store' })
  })
}

/**
 * Built files carry a hash in their name, so they never change. Pictures and fonts rarely do, and an old one does no harm for
 * a day; everything else is asked for again.
 */
const caching: [start: string, rule: string][] = [
  ['/assets/', 'public, max-age=31536000, immutable'],
  ['/art/', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/fonts/', 'public, max-age=86400, stale-while-revalidate=604800'],
]

function setHeaders(response: { setHeader: (name: string, value: string) => void }, pathname: string): void {
  const [, rule = 'no-cache'] = caching.find(([start]) => pathname.startsWith(start)) ?? []
  response.setHeader('cache-control', rule)
}

function pagesOf(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Set(
    files.map(
      (file) =>
        `/${file
          .split(sep)
          .join('/')
          .replace(/(^index)?\.html$/, '')}`,
    ),
  )
}

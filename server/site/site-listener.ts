import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import send from 'send'
import { domainRedirect } from '../../locales/domains.ts'
import { localeIds, localeOfPath } from '../../locales/locales.ts'
import { headersOf } from '../headers/header-table.ts'
import { targetOf } from '../request-target.ts'
import { readRules } from './site-rules.ts'
import { addressOfFile, copyEndings, filesByAddress, pathsIn } from './static-files.ts'

const notFoundPages = new Set(['/404.html', ...localeIds.map((locale) => `/${locale}/404.html`)])

/**
 * Serves the files of a build, and its 404 page in the address's language elsewhere. It opens only files of the build,
 * and redirects only to its addresses or to another domain of the company.
 * @param build the folder of the build
 * @throws if the build is incomplete
 */
export function createListener(build: string): RequestListener {
  // Behind a link that is switched to the next release, files would change while the list of them stays.
  const root = join(realpathSync(build), 'client')
  const { headers: table, domains, redirects } = readRules(build)
  const paths = pathsIn(root)
  const all = new Set(paths)
  const files = filesByAddress(paths)
  for (const page of notFoundPages) if (!all.has(page)) throw new Error(`The build has no ${page}.`)
  const headersFor = (path: string, kind = {}) => headersOf(table, { path, isPage: false, isUnknown: false, ...kind })

  /** The address of the page for any spelling of its path, or the new address of a moved one. */
  function pageFor(pathname: string): string | undefined {
    const asked = addressOfFile(pathname.toLowerCase().replace(/\/{2,}/g, '/'))
    return redirects[asked] ?? (files.get(asked)?.endsWith('.html') ? asked : undefined)
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { path, pathname, search } = targetOf(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headersFor(pathname), allow: 'GET, HEAD' }).end()
      return
    }
    const page = pageFor(pathname)
    const file = files.get(page ?? pathname)
    const elsewhere = domainRedirect(request.headers.host ?? '', page ?? path, domains)
    const address = elsewhere ?? page ?? (file && pathname)
    if (address && locationOf(address) !== path)
      response.writeHead(308, { ...headersFor(pathname), location: locationOf(address, search) }).end()
    else void sendFile(request, response, file ?? `/${localeOfPath(pathname)}/404.html`)
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // A client may send many requests and read no response: the file of each opens when the one before is sent.
    if (!response.socket) await once(response, 'socket')
    const isUnknown = notFoundPages.has(path)
    const accepted = String(request.headers['accept-encoding'])
    const copies = Object.entries(copyEndings).filter(([, ending]) => all.has(path + ending))
    const [encoding, ending = ''] = copies.find(([name]) => accepts(accepted, name)) ?? []
    const headers = {
      ...headersFor(path, { isPage: path.endsWith('.html'), isUnknown }),
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      ...(copies.length > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    }
    response.statusCode = isUnknown ? 404 : 200
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // A 404 page answers no range and no condition.
    const asked = isUnknown ? ({ method: request.method, headers: {} } as IncomingMessage) : request
    send(asked, encodeURI(path + ending), { root, cacheControl: false, dotfiles: 'allow', etag: !isUnknown })
      .on('error', (error) => giveUp(response, error))
      .pipe(response)
  }

  /** No browser may cache this answer as long as the headers of the file allow. */
  function giveUp(response: ServerResponse, error: Error & { status?: number }): void {
    const { status = 400 } = error
    if (status >= 500) console.error(`${response.req.url} could not be sent:`, error)
    if (response.headersSent) {
      response.destroy()
      return
    }
    for (const name of response.getHeaderNames()) if (name !== 'content-range') response.removeHeader(name)
    response.writeHead(status, { ...headersFor('', { isUnknown: true }), 'content-length': 0 }).end()
  }

  return (request, response) => {
    try {
      respond(request, response)
    } catch (error) {
      giveUp(response, error as Error)
    }
  }
}

/** A weight of 0 refuses an encoding. */
function accepts(accepted: string, encoding: string): boolean {
  return new RegExp(`(^|[ ,])${encoding}(?! *; *q=0(\\.0*)? *(,|$))`).test(accepted)
}

/** `URL` encodes what a query may contain but a header may not. */
function locationOf(address: string, search = ''): string {
  const url = new URL(address, 'https://this.invalid')
  url.search = search
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}

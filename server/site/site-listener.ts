import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import send from 'send'
import { domainRedirect } from '../../locales/domains.ts'
import { localeIds, localeOfPath } from '../../locales/locales.ts'
import { headersOf } from '../headers/header-table.ts'
import { readRules } from './site-rules.ts'
import { addressOfFile, copyEndings, filesByAddress, pathsIn } from './static-files.ts'

const notFoundPages = new Set(['/404.html', ...localeIds.map((locale) => `/${locale}/404.html`)])

/** What a text puts behind an address, and some programs take for its end; of any length, a long path would take its square. */
const trailingPunctuation = /[\s\p{P}\u200B-\u200D]{1,9}$/u

/**
 * Serves the files of a build, and its 404 page in the address's language elsewhere. It opens only files of the build,
 * and redirects only to its addresses or to another domain of the company.
 * @param build the folder of the build
 * @throws if the build is incomplete
 */
export function createListener(build: string): RequestListener {
  const root = join(build, 'client')
  const { headers: table, domains, redirects } = readRules(build)
  const paths = pathsIn(root)
  const files = filesByAddress(paths)
  // Of the content: files of two images may have equal sizes and times.
  const etags = new Map(paths.map((path) => [path, etagOf(readFileSync(join(root, path)))]))
  for (const page of notFoundPages) if (!etags.has(page)) throw new Error(`The build has no ${page}.`)
  const headersFor = (path: string, kind = {}) => headersOf(table, { path, isPage: false, isUnknown: false, ...kind })

  /** The address of the page for any spelling of its path, or the new address of a moved one. */
  function pageFor(pathname: string): string | undefined {
    const asked = addressOfFile(pathname.toLowerCase().replace(/\/{2,}/g, '/'))
    const meant = [asked, addressOfFile(asked.replace(trailingPunctuation, ''))]
    return meant.map((path) => redirects[path] ?? (files.get(path)?.endsWith('.html') ? path : undefined)).find(Boolean)
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    const isUnknown = notFoundPages.has(path)
    const accepted = String(request.headers['accept-encoding'])
    const copies = Object.entries(copyEndings).filter(([, ending]) => etags.has(path + ending))
    const [encoding, ending = ''] = copies.find(([name]) => accepts(accepted, name)) ?? []
    const headers = {
      ...headersFor(path, { isPage: path.endsWith('.html'), isUnknown }),
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      ...(copies.length > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(!isUnknown && { etag: String(etags.get(path + ending)) }),
    }
    response.statusCode = isUnknown ? 404 : 200
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // A 404 page answers no range and no condition.
    const asked = isUnknown ? ({ method: request.method, headers: {} } as IncomingMessage) : request
    // The time of a file only says when the build wrote it.
    const options = { root, cacheControl: false, dotfiles: 'allow', etag: false, lastModified: false } as const
    send(asked, encodeURI(path + ending), options).pipe(response)
  }

  return (request, response) => {
    const [, path = '', search] = /^([^?]*)(.*)/.exec(request.url ?? '') ?? []
    const pathname = decoded(path)
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
    else sendFile(request, response, file ?? `/${localeOfPath(pathname)}/404.html`)
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha1').update(content).digest('base64url')}"`
}

/** A weight of 0 refuses an encoding. */
function accepts(accepted: string, encoding: string): boolean {
  return new RegExp(`(^|[ ,])${encoding}(?! *; *q=0(\\.0*)? *(,|$))`, 'i').test(accepted)
}

/** `URL` encodes what a query may contain but a header may not. */
function locationOf(address: string, search = ''): string {
  const url = new URL(address, 'https://this.invalid')
  url.search = search
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}

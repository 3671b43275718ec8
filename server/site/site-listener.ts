import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { domainRedirect } from '../../locales/domains.ts'
import { localeIds, localeOfPath } from '../../locales/locales.ts'
import { headersOf } from '../headers/header-table.ts'
import { readRules, rulesPath } from './site-rules.ts'
import { addressOfFile, copyEndings, filesByAddress, pathsIn } from './static-files.ts'

const notFoundPages = new Set(['/404.html', ...localeIds.map((locale) => `/${locale}/404.html`)])

/** What some programs take for the end of an address; of any length, a long path would take its square. */
const trailingPunctuation = /[\s\p{P}\u200B-\u200D]{1,9}$/u

/**
 * Serves a build, and once another was put in its place, that one: each from memory, since while the folder is replaced,
 * it would have files of both.
 * @param build the folder of the build
 * @throws if the build is incomplete
 */
export function createListener(build: string): RequestListener {
  const timeOfBuild = () => statSync(rulesPath(build), { throwIfNoEntry: false })?.mtimeMs
  let readAt = timeOfBuild()
  let listener = siteListener(build)
  return (request, response) => {
    const builtAt = timeOfBuild() ?? readAt
    if (builtAt !== readAt)
      try {
        readAt = builtAt
        listener = siteListener(build)
      } catch (error) {
        console.error(`The build before is still served: ${(error as Error).message}`)
      }
    listener(request, response)
  }
}

/**
 * Serves the files of a build, and its 404 page in the address's language elsewhere. It knows only files of the build,
 * and redirects only to its addresses or to another domain of the company.
 */
function siteListener(build: string): RequestListener {
  const root = join(build, 'client')
  const { headers: table, domains, redirects } = readRules(build)
  const contents = new Map(pathsIn(root).map((path) => [path, readFileSync(join(root, path))]))
  const files = filesByAddress([...contents.keys()])
  // Of the content: files of two builds may have equal sizes and times.
  const etags = new Map([...contents].map(([path, content]) => [path, etagOf(content)]))
  for (const page of notFoundPages) if (!contents.has(page)) throw new Error(`The build has no ${page}.`)
  const headersFor = (path: string, kind = {}) => headersOf(table, { path, isPage: false, isUnknown: false, ...kind })

  /** The address of the page for any spelling of its path, or the new address of a moved one. */
  function pageFor(pathname: string): string | undefined {
    const asked = addressOfFile(pathname.toLowerCase().replace(/\/{2,}/g, '/'))
    // A query whose beginning some program has encoded or lost, and what a text puts behind an address.
    const meant = [asked, ...[/[?#&].*/s, trailingPunctuation].map((end) => addressOfFile(asked.replace(end, '')))]
    return meant.map((path) => redirects[path] ?? (files.get(path)?.endsWith('.html') ? path : undefined)).find(Boolean)
  }

  function sendFile({ method, headers: asked }: IncomingMessage, response: ServerResponse, path: string): void {
    const isUnknown = notFoundPages.has(path)
    const copies = Object.entries(copyEndings).filter(([, ending]) => contents.has(path + ending))
    const [encoding, ending = ''] = copies.find(([name]) => accepts(String(asked['accept-encoding']), name)) ?? []
    const content = contents.get(path + ending) ?? Buffer.of()
    const etag = String(etags.get(path + ending))
    const size = content.length
    const headers = {
      ...headersFor(path, { isPage: path.endsWith('.html'), isUnknown }),
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      ...(copies.length > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(!isUnknown && { etag, 'accept-ranges': 'bytes' }),
    }
    const answer = (status: number, body: Buffer, more = {}) => {
      response.writeHead(status, { ...headers, 'content-length': body.length, ...more })
      response.end(method === 'HEAD' ? undefined : body)
    }
    const part = !asked['if-range'] || asked['if-range'] === etag ? rangeOf(asked.range, size) : undefined
    const [start, end] = part ?? [0, size]
    // A 404 page answers no range and no condition.
    if (isUnknown) answer(404, content)
    else if (asked['if-match'] && !lists(asked['if-match'], etag)) response.writeHead(412).end()
    else if (lists(asked['if-none-match'], etag)) response.writeHead(304, headers).end()
    else if (!part) answer(200, content)
    else if (start >= end) response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    else answer(206, content.subarray(start, end), { 'content-range': `bytes ${start}-${end - 1}/${size}` })
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

/** Whether a condition names the file, perhaps with the mark of a proxy that compressed it anew. */
function lists(condition = '', etag: string): boolean {
  return condition.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')))
}

/** The first byte, and that behind the last, of one range; several are answered with the whole. */
function rangeOf(asked = '', size: number): [start: number, end: number] | undefined {
  const [, first, last] = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(asked) ?? []
  if (first === undefined || (first && last && Number(last) < Number(first))) return undefined
  if (first === '') return [Math.max(0, size - Number(last)), size]
  return [Number(first), last ? Math.min(Number(last) + 1, size) : size]
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

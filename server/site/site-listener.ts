import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import Negotiator from 'negotiator'
import send from 'send'
import { domainRedirect } from '../../locales/domains.ts'
import { type LocaleId, localeIds, localeOfPath } from '../../locales/locales.ts'
import { type Answered, headersOf } from '../headers/header-table.ts'
import { readRules } from './site-rules.ts'
import { type Encoding, encodings, readFiles, type SiteFile, type SiteFiles } from './static-files.ts'

/**
 * Serves the files of a build, and at any other address its 404 page in the language of the address. It opens only files that the
 * build wrote, and redirects only to addresses of the build or to another domain of the company.
 * @param build the folder that the build wrote
 * @throws where the build is not complete
 */
export function createListener(build: string): RequestListener {
  const root = resolve(join(build, 'client'))
  const rules = readRules(build)
  const files = readFiles(root, rules.moved)
  const notFoundPages = findNotFoundPages(files)

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { path, pathname, search } = targetOf(request)
    setHeaders(response, { path: pathname, isPage: false, isUnknown: false })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const page = files.pageAddressOf(pathname)
    const file = files.at(page ?? pathname)
    const elsewhere = domainRedirect(request.headers.host ?? '', page ?? path, rules.domains)
    const address = elsewhere ?? page ?? (file && pathname)
    if (address && address !== path) redirect(response, address, search)
    else if (file && !notFoundPages.has(file)) sendFile(request, response, file)
    else sendNotFound(request, response, localeOfPath(pathname))
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
    const encoding = chooseEncoding(request, file)
    setHeaders(response, { path: file.path, isPage: file.isPage, isUnknown: false })
    response.setHeader('etag', `"${file.tag}${encoding ? `-${encoding}` : ''}"`)
    sendBytes(request, response, file, encoding)
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, locale: LocaleId) {
    const file = [...notFoundPages].find(([, pageLocale]) => pageLocale === locale)?.[0] as SiteFile
    setHeaders(response, { path: file.path, isPage: true, isUnknown: true })
    response.statusCode = 404
    sendBytes(request, response, file, chooseEncoding(request, file))
  }

  function setHeaders(response: ServerResponse, answered: Answered) {
    for (const [name, value] of Object.entries(headersOf(rules.headers, answered))) response.setHeader(name, value)
  }

  /** `send` also answers range requests and conditional requests. */
  function sendBytes(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    encoding: Encoding | undefined,
  ) {
    response.setHeader('content-type', getMimeType(file.path) ?? 'application/octet-stream')
    if (file.encodings.length > 0) response.setHeader('vary', 'accept-encoding')
    if (encoding) response.setHeader('content-encoding', encoding)
    send(request, encodeURI(file.path) + (encoding ? encodings[encoding] : ''), {
      root,
      acceptRanges: response.statusCode === 200,
      cacheControl: false,
      dotfiles: 'allow',
      etag: false,
      lastModified: false,
    })
      .on('error', ({ status = 404 }: { status?: number }) => giveUp(response, status))
      .pipe(response)
  }

  return (request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      console.error(`${request.method} ${request.url} could not be answered:`, error)
      giveUp(response, 400)
    }
  }
}

interface Target {
  /** As it was requested. */
  path: string
  /** The same, percent-decoded. */
  pathname: string
  /** With its question mark. */
  search: string
}

/** A proxy may request an absolute address. */
function targetOf({ url = '/' }: IncomingMessage): Target {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  try {
    return { path, pathname: decodeURIComponent(path), search }
  } catch {
    return { path, pathname: path, search }
  }
}

/** @throws where a language has no 404 page. */
function findNotFoundPages(files: SiteFiles): Map<SiteFile, LocaleId | undefined> {
  const pages = new Map<SiteFile, LocaleId | undefined>()
  for (const locale of localeIds) {
    const page = files.at(`/${locale}/404`)
    if (!page) throw new Error(`The build has no page for unknown addresses in ${locale}.`)
    pages.set(page, locale)
  }
  const withoutLanguage = files.at('/404')
  if (withoutLanguage) pages.set(withoutLanguage, undefined)
  return pages
}

function chooseEncoding(request: IncomingMessage, file: SiteFile): Encoding | undefined {
  const [best] = new Negotiator(request).encodings([...file.encodings, 'identity'], { preferred: file.encodings })
  return file.encodings.find((encoding) => encoding === best)
}

/** `URL` encodes what a query may contain but a header may not. */
function redirect(response: ServerResponse, address: string, search: string): void {
  const { origin, pathname, search: query } = new URL(address + search, 'https://this.invalid')
  response.writeHead(308, { location: address.startsWith('/') ? pathname + query : origin + pathname + query }).end()
}

function giveUp(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (status === 404) forgetFile(response)
  response.writeHead(status, { 'content-length': 0 }).end()
}

/** The headers of a file are wrong when it is missing: above all, no browser may keep this answer for a year. */
function forgetFile(response: ServerResponse): void {
  for (const name of ['content-encoding', 'content-type', 'etag']) response.removeHeader(name)
  response.setHeader('cache-control', 'no-store')
}

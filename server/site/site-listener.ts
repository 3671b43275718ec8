import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import send from 'send'
import { domainRedirect } from '../../locales/domains.ts'
import { type LocaleId, localeIds, localeOfPath } from '../../locales/locales.ts'
import { headersOf } from '../headers/header-table.ts'
import { readRules } from './site-rules.ts'
import { type Encoding, encodings, listFiles, type SiteFile, type SiteFiles } from './static-files.ts'

/**
 * Serves the files of a build, and its 404 page in the address's language elsewhere. It opens only files of the build,
 * and redirects only to its addresses or to another domain of the company.
 * @param build the folder of the build
 * @throws if the build is incomplete
 */
export function createListener(build: string): RequestListener {
  const root = resolve(join(build, 'client'))
  const rules = readRules(build)
  const files = listFiles(root, rules.redirects)
  const notFoundPages = findNotFoundPages(files)
  const etagOf = cachedEtags(root)
  const headersWithoutFile = headersOf(rules.headers, { path: '', isPage: false, isUnknown: true })

  function respond(request: IncomingMessage, response: ServerResponse) {
    const { path, pathname, search } = targetOf(request)
    const headers = () => headersOf(rules.headers, { path: pathname, isPage: false, isUnknown: false })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers(), allow: 'GET, HEAD' }).end()
      return
    }
    const page = files.pageAddressOf(pathname)
    const file = files.at(page ?? pathname)
    const elsewhere = domainRedirect(request.headers.host ?? '', page ?? path, rules.domains)
    const address = elsewhere ?? page ?? (file && pathname)
    if (address && address !== path)
      response.writeHead(308, { ...headers(), location: locationOf(address, search) }).end()
    else
      sendFile(request, response, file && !file.isNotFoundPage ? file : notFoundPages[localeOfPath(pathname)]).catch(
        (error) => giveUp(request, response, error),
      )
  }

  /** Ranges and conditional requests are left to `send`. */
  async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
    // A client may send many requests and read no response: the file of each opens when the one before is sent.
    if (!response.socket) await once(response, 'socket')
    const { isPage, isNotFoundPage } = file
    const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings)
    const path = encoding ? file.path + encodings[encoding] : file.path
    const headers: Record<string, string> = {
      ...headersOf(rules.headers, { path: file.path, isPage, isUnknown: isNotFoundPage }),
      'content-type': getMimeType(file.path) ?? 'application/octet-stream',
      ...(file.encodings.length > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(!isNotFoundPage && { etag: await etagOf(path) }),
    }
    response.statusCode = isNotFoundPage ? 404 : 200
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // A 404 page answers no range and no conditional request.
    const asked = isNotFoundPage ? ({ method: request.method, headers: {} } as IncomingMessage) : request
    send(asked, encodeURI(path), {
      root,
      acceptRanges: !isNotFoundPage,
      cacheControl: false,
      dotfiles: 'allow',
      etag: false,
      lastModified: false,
    })
      .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
        const isRefused = error.status === 412 || error.status === 416
        if (isRefused) response.writeHead(Number(error.status), { 'content-length': 0 }).end()
        else giveUp(request, response, error)
      })
      .pipe(response)
  }

  /** A missing file must not be sent with its usual headers: no browser may cache this response for a year. */
  function giveUp(request: IncomingMessage, response: ServerResponse, error: NodeJS.ErrnoException, otherwise = 500) {
    const isMissing = error.code === 'ENOENT'
    if (!isMissing) console.error(`${request.method} ${request.url} could not be answered:`, error)
    if (response.headersSent) {
      response.destroy()
      return
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(isMissing ? 404 : otherwise, { ...headersWithoutFile, 'content-length': 0 }).end()
  }

  return (request, response) => {
    try {
      respond(request, response)
    } catch (error) {
      giveUp(request, response, error as Error, 400)
    }
  }
}

interface Target {
  path: string
  /** Percent-decoded. */
  pathname: string
  /** Including its question mark. */
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

/** ETags by content, so that unchanged files keep theirs across builds; a file is read for it on its first request. */
function cachedEtags(root: string): (path: string) => Promise<string> {
  const etags = new Map<string, Promise<string>>()
  const read = async (path: string) => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(root, path)), hash)
    return `"${hash.digest('base64url').slice(0, 22)}"`
  }
  return (path) => {
    const etag = etags.get(path) ?? read(path)
    etags.set(path, etag)
    // The file may be there on the next request.
    etag.catch(() => etags.delete(path))
    return etag
  }
}

/** @throws if a language has no 404 page */
function findNotFoundPages(files: SiteFiles): Record<LocaleId, SiteFile> {
  const pages = localeIds.map((locale) => {
    const page = files.at(`/${locale}/404`)
    if (!page) throw new Error(`The build has no 404 page in ${locale}.`)
    return [locale, page]
  })
  return Object.fromEntries(pages)
}

/** `URL` encodes what a query may contain but a header may not. */
function locationOf(address: string, search: string): string {
  const { origin, pathname, search: query } = new URL(address + search, 'https://this.invalid')
  return address.startsWith('/') ? pathname + query : origin + pathname + query
}

/**
 * @param accepted the `Accept-Encoding` header
 * @param available the encodings that the file has, best first
 */
function chooseEncoding(accepted: string | undefined, available: Encoding[]): Encoding | undefined {
  if (!accepted || available.length === 0) return undefined
  const qualities = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]))
  const qualityOf = (encoding: string) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  const [best] = available.toSorted((one, other) => qualityOf(other) - qualityOf(one))
  return best && qualityOf(best) > 0 && qualityOf(best) >= (qualities.get('identity') ?? 0) ? best : undefined
}

import { readFileSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { domainRedirect } from '../../locales/domains.ts'
import { localeIds, localeOfPath } from '../../locales/locales.ts'
import { headersOf } from '../headers/header-table.ts'
import { createFileSender } from './file-sender.ts'
import { readRules, rulesPath } from './site-rules.ts'
import { addressOfFile, filesByAddress, pathsIn } from './static-files.ts'

const notFoundPages = ['/404.html', ...localeIds.map((locale) => `/${locale}/404.html`)]

/**
 * What stands behind an address in a text, and some programs take for a part of it. At most nine characters: without a
 * limit, the time of the search would grow with the square of a path's length.
 */
const trailingPunctuation = /[\s\p{P}\u200B-\u200D]{1,9}$/u

/**
 * Serves a build, and once another is put in its place, that one. Each is served from memory, because the folder has
 * files of both while it is replaced.
 * @throws if the build is incomplete
 */
export function createListener(folder: string): RequestListener {
  const buildTime = () => statSync(rulesPath(folder), { throwIfNoEntry: false })?.mtimeMs
  let servedTime = buildTime()
  let listener = listenerOfBuild(folder)
  return (request, response) => {
    const latestTime = buildTime() ?? servedTime
    if (latestTime !== servedTime)
      try {
        servedTime = latestTime
        listener = listenerOfBuild(folder)
      } catch (error) {
        console.error(`The build before is still served: ${(error as Error).message}`)
      }
    listener(request, response)
  }
}

/**
 * Serves the files of a build, and at any other address its 404 page in the address's language. It redirects only to
 * addresses of the build, or to another domain of the company.
 */
function listenerOfBuild(folder: string): RequestListener {
  const root = join(folder, 'client')
  const { headers: table, domains, redirects } = readRules(folder)
  const contents = new Map(pathsIn(root).map((path) => [path, readFileSync(join(root, path))]))
  const files = filesByAddress([...contents.keys()])
  for (const page of notFoundPages) if (!contents.has(page)) throw new Error(`The build has no ${page}.`)
  const sendFile = createFileSender(contents, table)

  /** The address of the page for any spelling of its path, or the new address of a moved one. */
  function pageFor(pathname: string): string | undefined {
    const address = addressOfFile(pathname.toLowerCase().replace(/\/{2,}/g, '/'))
    // Some programs encode or lose the beginning of a query.
    const ends = [/[?#&].*/s, trailingPunctuation]
    const candidates = [address, ...ends.map((end) => addressOfFile(address.replace(end, '')))]
    return candidates
      .map((path) => redirects[path] ?? (files.get(path)?.endsWith('.html') ? path : undefined))
      .find(Boolean)
  }

  return (request, response) => {
    const [, path = '', search] = /^([^?]*)(.*)/.exec(request.url ?? '') ?? []
    const pathname = decoded(path)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headersOf(table, { path: pathname }), allow: 'GET, HEAD' }).end()
      return
    }
    const page = pageFor(pathname)
    const file = files.get(page ?? pathname)
    const elsewhere = domainRedirect(request.headers.host ?? '', page ?? path, domains)
    const address = elsewhere ?? page ?? (file && pathname)
    if (address && locationOf(address) !== path)
      response.writeHead(308, { ...headersOf(table, { path: pathname }), location: locationOf(address, search) }).end()
    else {
      const isUnknown = !file || notFoundPages.includes(file)
      sendFile(request, response, file ?? `/${localeOfPath(pathname)}/404.html`, { isUnknown })
    }
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `URL` encodes what a query may contain but a header may not. */
function locationOf(address: string, search = ''): string {
  const url = new URL(address, 'https://this.invalid')
  url.search = search
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}

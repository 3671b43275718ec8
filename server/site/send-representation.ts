import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import type { Representation } from './representations.ts'

/**
 * Sends a file, usually from memory; ranges, large files and rare conditions are left to `send`, which reads the file
 * again.
 * @param root the folder of the files
 * @param onError called if the file cannot be read
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  { path, status, headers, headersIfUnchanged, bytes }: Representation,
  root: string,
  onError: (error: NodeJS.ErrnoException) => void,
): void {
  const isFound = status === 200
  if (!bytes || (isFound && needsSend(request.headers))) {
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    send(request, encodeURI(path), {
      root,
      acceptRanges: isFound,
      cacheControl: false,
      dotfiles: 'allow',
      etag: false,
      lastModified: false,
    })
      .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
        const isRefused = error.status === 412 || error.status === 416
        if (isRefused) response.writeHead(Number(error.status), { 'content-length': 0 }).end()
        else onError(error)
      })
      .pipe(response)
  } else if (isFound && isUnchanged(request.headers, headers.etag)) {
    response.writeHead(304, headersIfUnchanged).end()
  } else {
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Whether `send` must handle a request: a range, or a rare condition. */
export function needsSend(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers.range ?? headers['if-match'] ?? headers['if-unmodified-since'])
}

/** Whether a conditional request matches; a forced reload gets the file again. */
function isUnchanged(
  { 'if-none-match': known, 'cache-control': caching }: IncomingHttpHeaders,
  etag?: string,
): boolean {
  if (!known || /(^|,)\s*no-cache\s*(,|$)/.test(caching ?? '')) return false
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

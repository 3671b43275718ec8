import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getMimeType } from 'hono/utils/mime'
import { type HeaderTable, headersOf } from '../headers/header-table.ts'
import { copyEndings } from './static-files.ts'

/**
 * @param contents the files of a build by path, with their compressed copies
 * @returns a function that sends a file, compressed if possible, unless the client has it (RFC 9110). It never sends
 * parts, as that allows: no file has more than a megabyte
 */
export function createFileSender(contents: Map<string, Buffer>, table: HeaderTable) {
  // Made of the content, because files of two builds may have equal sizes and times.
  const etagOf = (content: Buffer) => `"${hash('sha1', content, 'base64url')}"`
  const etags = new Map([...contents].map(([path, content]) => [path, etagOf(content)]))

  return (request: IncomingMessage, response: ServerResponse, path: string, { isUnknown = false } = {}): void => {
    const { method, headers: requestHeaders } = request
    const copies = Object.entries(copyEndings).filter(([, ending]) => contents.has(path + ending))
    const accepted = String(requestHeaders['accept-encoding'])
    const [encoding, ending = ''] = copies.find(([name]) => accepts(accepted, name)) ?? []
    const content = contents.get(path + ending) ?? Buffer.of()
    const etag = String(etags.get(path + ending))
    const headers = {
      ...headersOf(table, { path, isPage: path.endsWith('.html'), isUnknown }),
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      ...(copies.length > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(!isUnknown && { etag }),
    }
    // A 404 page is always sent: the condition is about a file that is not there.
    if (!isUnknown && isNamed(etag, requestHeaders['if-none-match'])) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(isUnknown ? 404 : 200, { ...headers, 'content-length': content.length })
    response.end(method === 'HEAD' ? undefined : content)
  }
}

/** Whether a condition names the file. A proxy that compressed it marks the name with `W/`. */
function isNamed(etag: string, condition = ''): boolean {
  return condition.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')))
}

/** A weight of 0 refuses an encoding. */
function accepts(accepted: string, encoding: string): boolean {
  return new RegExp(`(^|[ ,])${encoding}(?! *; *q=0(\\.0*)? *(,|$))`, 'i').test(accepted)
}

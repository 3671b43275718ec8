import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getMimeType } from 'hono/utils/mime'
import { type HeaderTable, headersOf } from '../headers/header-table.ts'
import { copyEndings } from './static-files.ts'

/**
 * @param contents the files of a build by path, with their compressed copies
 * @returns a function that answers a request with a file: compressed, or not again (RFC 9110). Parts of files are not
 * sent, as that allows: there is no film, and no file of more than a megabyte
 */
export function createFileSender(contents: Map<string, Buffer>, table: HeaderTable) {
  // Of the content: files of two builds may have equal sizes and times.
  const etags = new Map([...contents].map(([path, content]) => [path, etagOf(content)]))

  return (request: IncomingMessage, response: ServerResponse, path: string, { isUnknown = false } = {}): void => {
    const { method, headers: asked } = request
    const copies = Object.entries(copyEndings).filter(([, ending]) => contents.has(path + ending))
    const [encoding, ending = ''] = copies.find(([name]) => accepts(String(asked['accept-encoding']), name)) ?? []
    const content = contents.get(path + ending) ?? Buffer.of()
    const etag = String(etags.get(path + ending))
    const headers = {
      ...headersOf(table, { path, isPage: path.endsWith('.html'), isUnknown }),
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      ...(copies.length > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(!isUnknown && { etag }),
    }
    // A 404 page answers no condition.
    if (!isUnknown && isNamed(etag, asked['if-none-match'])) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(isUnknown ? 404 : 200, { ...headers, 'content-length': content.length })
    response.end(method === 'HEAD' ? undefined : content)
  }
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha1').update(content).digest('base64url')}"`
}

/** Whether a condition names the file, perhaps with the mark of a proxy that compressed it anew. */
function isNamed(etag: string, condition = ''): boolean {
  return condition.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')))
}

/** A weight of 0 refuses an encoding. */
function accepts(accepted: string, encoding: string): boolean {
  return new RegExp(`(^|[ ,])${encoding}(?! *; *q=0(\\.0*)? *(,|$))`, 'i').test(accepted)
}

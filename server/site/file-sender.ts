import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getMimeType } from 'hono/utils/mime'
import { type HeaderTable, headersOf } from '../headers/header-table.ts'
import { copyEndings } from './static-files.ts'

/**
 * @param contents the files of a build by path, with their compressed copies
 * @returns a function that answers a request with a file: compressed, in part, or not again (RFC 9110)
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
    const size = content.length
    const headers = {
      ...headersOf(table, { path, isPage: path.endsWith('.html'), isUnknown }),
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      ...(copies.length > 0 && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(!isUnknown && { etag, 'accept-ranges': 'bytes' }),
    }
    const answer = (status: number, body: Buffer, more = {}) => {
      response.writeHead(status, { ...headers, 'content-length': body.length, ...more })
      response.end(method === 'HEAD' ? undefined : body)
    }
    const range = !asked['if-range'] || asked['if-range'] === etag ? rangeOf(asked.range, size) : undefined
    const [start, end] = range ?? [0, size]
    // A 404 page answers no range and no condition.
    if (isUnknown) answer(404, content)
    else if (asked['if-match'] && !lists(asked['if-match'], etag)) response.writeHead(412).end()
    else if (lists(asked['if-none-match'], etag)) response.writeHead(304, headers).end()
    else if (!range) answer(200, content)
    else if (start >= end) response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    else answer(206, content.subarray(start, end), { 'content-range': `bytes ${start}-${end - 1}/${size}` })
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

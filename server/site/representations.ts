import { createHash, hash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { type Headers, type HeaderTable, headersOf } from '../headers/header-table.ts'
import { type Encoding, encodings, type SiteFile } from './static-files.ts'

/** A file in one encoding, with its headers. */
export interface Representation {
  /** Such as `/pt-br/contato.html.br`. */
  path: string
  status: 200 | 404
  headers: Headers
  headersIfUnchanged: Headers
  /** Undefined if the file is too large to keep in memory. */
  bytes: Buffer | undefined
}

export interface Representations {
  /** Returns a cached file synchronously. */
  cached: (file: SiteFile, encoding?: Encoding) => Representation | undefined
  /** @throws if the file cannot be read */
  read: (file: SiteFile, encoding?: Encoding) => Promise<Representation>
}

const mebibyte = 2 ** 20

const maxCachedBytesOfFile = mebibyte
const bytesBesidesContent = 4096

/**
 * Reads files on first request.
 * @param maxCachedBytes the least recently used files beyond this are dropped, because a site can be larger than the
 * server's memory
 */
export function openRepresentations(root: string, table: HeaderTable, maxCachedBytes = 64 * mebibyte): Representations {
  const cached = new LRUCache<string, Representation>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + bytesBesidesContent,
  })
  const beingRead = new Map<string, Promise<Representation>>()

  async function read(path: string, file: SiteFile, encoding?: Encoding): Promise<Representation> {
    const content =
      encoding && file.isCompressedOnRequest
        ? await compress(join(root, file.path), encoding)
        : await readContent(join(root, path))
    const representation = represent(path, file, content, table, encoding)
    cached.set(path, representation)
    return representation
  }

  return {
    cached: (file, encoding) => cached.get(pathOf(file, encoding)),
    read(file, encoding) {
      const path = pathOf(file, encoding)
      const reading = beingRead.get(path) ?? read(path, file, encoding).finally(() => beingRead.delete(path))
      beingRead.set(path, reading)
      return reading
    },
  }
}

function pathOf(file: SiteFile, encoding?: Encoding): string {
  return encoding ? file.path + encodings[encoding] : file.path
}

interface Content {
  bytes: Buffer | undefined
  length: number
  /** A content hash, so that unchanged files keep their ETag across builds. */
  tag: string
}

function represent(
  path: string,
  file: SiteFile,
  { bytes, length, tag }: Content,
  table: HeaderTable,
  encoding?: Encoding,
): Representation {
  const { isPage, isNotFoundPage } = file
  const headersIfUnchanged = {
    ...headersOf(table, { path: file.path, isPage, isUnknown: isNotFoundPage }),
    ...(file.encodings.length > 0 && { vary: 'accept-encoding' }),
    ...(!isNotFoundPage && { 'accept-ranges': 'bytes', etag: `"${tag.slice(0, 22)}"` }),
  }
  const headers = {
    ...headersIfUnchanged,
    'content-type': getMimeType(file.path) ?? 'application/octet-stream',
    'content-length': String(length),
    ...(encoding && { 'content-encoding': encoding }),
  }
  return { path, status: isNotFoundPage ? 404 : 200, headers, headersIfUnchanged, bytes }
}

async function readContent(path: string): Promise<Content> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxCachedBytesOfFile) {
      const sha256 = createHash('sha256')
      for await (const chunk of file.createReadStream({ autoClose: false })) sha256.update(chunk)
      return { bytes: undefined, length: size, tag: sha256.digest('base64url') }
    }
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(size), 0, size, 0)
    const bytes = buffer.subarray(0, bytesRead)
    return { bytes, length: bytes.length, tag: hash('sha256', bytes, 'base64url') }
  } finally {
    await file.close()
  }
}

/** A fast setting, because a visitor waits: 2 ms, for a page a tenth larger than at best quality. */
async function compress(path: string, encoding: Encoding): Promise<Content> {
  const content = await readFile(path)
  const bytes = await (encoding === 'br'
    ? promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(content))
  return { bytes, length: bytes.length, tag: hash('sha256', bytes, 'base64url') }
}

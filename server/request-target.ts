import type { IncomingMessage } from 'node:http'

export interface RequestTarget {
  path: string
  /** Percent-decoded. */
  pathname: string
  /** Including its question mark. */
  search: string
}

/** A proxy may request an absolute address. */
export function targetOf({ url = '/' }: Pick<IncomingMessage, 'url'>): RequestTarget {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  try {
    return { path, pathname: decodeURIComponent(path), search }
  } catch {
    return { path, pathname: path, search }
  }
}

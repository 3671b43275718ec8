import type { IncomingMessage } from 'node:http'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Whether a request comes from this machine, and from a page of this very server: another site that is open in the same browser, or a
 * name that leads here, must not write files.
 */
export function isOwnRequest({ method, headers, socket }: Pick<IncomingMessage, 'method' | 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  const { host = '', origin } = headers
  if (!loopback.test(host) || !/^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')) return false
  return origin === undefined ? method === 'GET' && headers['sec-fetch-site'] !== 'cross-site' : origin === `http://${host}`
}

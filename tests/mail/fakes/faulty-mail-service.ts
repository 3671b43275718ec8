import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** How sending a request fails, or `none`. */
export type Fault =
  | 'none'
  | 'slow'
  | 'error 500'
  | 'error 503'
  | 'error 400'
  /** Receives the request and never responds. */
  | 'hang'
  /** Closes the connection before handling the request. */
  | 'reset'
  /** Handles the request, then closes the connection instead of responding. */
  | 'answer lost'
  /** Redirects to another origin, which does not allow the site. */
  | 'refused by CORS'

interface Arrival {
  body: string
  key: string | undefined
  fault: Fault
}

export interface FaultyMailService {
  listener: RequestListener
  arrivals: Arrival[]
  /** Makes the next requests fail with these faults, one each; later ones succeed. */
  failWith: (...faults: Fault[]) => void
}

const slowMs = 1500
export const retryAfterSeconds = 90

/** A proxy in front of the real mail service that fails on demand. */
export function createFaultyMailService(origin: string): FaultyMailService {
  const coming: Fault[] = []
  const arrivals: Arrival[] = []
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return response.writeHead(403).end()
    const body = await text(request)
    const fault = coming.shift() ?? 'none'
    arrivals.push({ body, key: request.headers['idempotency-key']?.toString(), fault })
    switch (fault) {
      case 'error 500':
        return response.writeHead(500).end()
      case 'error 503':
        return response.writeHead(503, { 'retry-after': String(retryAfterSeconds) }).end()
      case 'error 400':
        return response.writeHead(400).end()
      case 'hang':
        return
      case 'reset':
        return request.socket.resetAndDestroy()
      case 'refused by CORS':
        return response.writeHead(307, { location: otherOrigin(request) }).end()
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method,
      headers: ownHeaders(request),
      redirect: 'manual',
      body,
    })
    if (fault === 'answer lost') return request.socket.resetAndDestroy()
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  }
  return {
    arrivals,
    // At the end of a test, the real service may stop before its last response.
    listener: (request, response) => void listener(request, response).catch(() => request.socket.destroy()),
    failWith: (...faults) => void coming.splice(0, coming.length, ...faults),
  }
}

/** The server under its other host name, which is another origin to a browser. */
function otherOrigin({ headers, url }: IncomingMessage): string {
  return `http://${headers.host?.replace('localhost', '127.0.0.1')}${url}`
}

/** The headers that the mail service reads, without those of the connection. */
function ownHeaders({ headers }: IncomingMessage): Record<string, string> {
  const own = ['content-type', 'idempotency-key', 'origin', 'sec-fetch-site']
  return Object.fromEntries(own.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A way in which sending a request can go wrong, or `none`. */
export type Fault =
  | 'none'
  | 'slow'
  | 'error 500'
  | 'error 503'
  | 'error 400'
  /** Takes the request and never answers. */
  | 'hang'
  /** Breaks the connection before the request has been handled. */
  | 'reset'
  /** Handles the request and breaks the connection instead of answering. */
  | 'answer lost'
  /** Sends the browser to another origin, which does not let the site in. */
  | 'refused by CORS'

/** A request as it arrived. */
interface Arrival {
  body: string
  key: string | undefined
  fault: Fault
}

export interface FaultyMailService {
  listener: RequestListener
  arrivals: Arrival[]
  /** The next requests fail with these faults, one each; later ones succeed. */
  failWith: (...faults: Fault[]) => void
}

const slowMs = 1500
export const retryAfterSeconds = 90

/** A proxy for the instances of the real mail service, in turns, that fails on demand. */
export function createFaultyMailService(origins: string[]): FaultyMailService {
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
    const origin = origins[arrivals.length % origins.length]
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
    // At the end of a test the real service may stop before its last request is answered.
    listener: (request, response) => void listener(request, response).catch(() => request.socket.destroy()),
    failWith: (...faults) => void coming.splice(0, coming.length, ...faults),
  }
}

/** The same server under its other name, which is another origin to a browser. */
function otherOrigin({ headers, url }: IncomingMessage): string {
  return `http://${headers.host?.replace('localhost', '127.0.0.1')}${url}`
}

/** The headers of the browser that the mail service reads, without those of the connection. */
function ownHeaders({ headers }: IncomingMessage): Record<string, string> {
  const own = ['content-type', 'idempotency-key', 'origin', 'sec-fetch-site']
  return Object.fromEntries(own.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}

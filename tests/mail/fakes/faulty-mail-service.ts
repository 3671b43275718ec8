import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** How sending a request fails, or `none`. */
type Fault =
  | 'none'
  | 'error 500'
  /** Receives the request and never responds. */
  | 'hang'
  /** Closes the connection before handling the request. */
  | 'reset'
  /** Handles the request, then closes the connection instead of responding. */
  | 'answer lost'

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
      case 'hang':
        return
      case 'reset':
        return request.socket.resetAndDestroy()
    }
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

/** The headers that the mail service reads, without those of the connection. */
function ownHeaders({ headers }: IncomingMessage): Record<string, string> {
  const own = ['content-type', 'idempotency-key', 'origin', 'sec-fetch-site']
  return Object.fromEntries(own.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}

import type { RequestListener, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** What happens to one answer. */
interface Trouble {
  delayMs?: number
  /** Its last third comes so much later than what precedes it. */
  pauseMs?: number
  /** It has to wait for this, and then meets the line as it is by then. */
  after?: Promise<unknown>
  /** The server has it no more. */
  isGone?: boolean
  /** The connection breaks. */
  isCut?: boolean
  /** The connection is closed afterwards, as some proxies do. */
  isLast?: boolean
}

/** Decides by the path that is asked for. */
type Troubles = (path: string) => Trouble | undefined

/**
 * The line between a browser and a site. Holding up requests within the browser would hide the defects: it handles those that it
 * has intercepted otherwise.
 */
export interface FaultyLine {
  /** May be changed at any time, as what follows. */
  troubles: Troubles
  /** What answers in place of the site. */
  replacement?: RequestListener
  to: (site: RequestListener) => RequestListener
}

export function createFaultyLine(): FaultyLine {
  async function troubleOf(path: string): Promise<Trouble | undefined> {
    const trouble = line.troubles(path)
    if (!trouble?.after) return trouble
    await trouble.after
    return line.troubles(path)
  }

  const line: FaultyLine = {
    troubles: () => undefined,
    to: (site) => async (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      const { delayMs = 0, pauseMs, isGone, isCut, isLast } = (await troubleOf(pathname)) ?? {}
      await setTimeout(delayMs)
      if (pauseMs) pauseBeforeEnd(response, pauseMs)
      if (isLast) response.setHeader('connection', 'close')
      if (isCut) request.socket.resetAndDestroy()
      else if (isGone) response.writeHead(404).end()
      else (line.replacement ?? site)(request, response)
    },
  }
  return line
}

function pauseBeforeEnd(response: ServerResponse, ms: number): void {
  const end = response.end.bind(response) as (chunk: Buffer) => ServerResponse
  const write = response.write.bind(response) as (chunk: Buffer) => boolean
  const chunks: Buffer[] = []
  response.write = (chunk: Buffer) => chunks.push(chunk) > 0
  response.end = ((chunk?: Buffer) => {
    const body = Buffer.concat(chunk ? [...chunks, chunk] : chunks)
    const rest = Math.floor((body.length * 2) / 3)
    write(body.subarray(0, rest))
    setTimeout(ms).then(() => end(body.subarray(rest)))
    return response
  }) as typeof response.end
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { isLocaleId } from '../../locales/locales.ts'
import { type Edits, pictureFields, replacePicture, saveEdits } from './edits.ts'
import { shownTexts } from './shown-texts.ts'

const address = '/__edit/'
const client = '/editor/page/client.ts'

type EditRequest = Pick<IncomingMessage, 'method' | 'headers'> & { socket: { remoteAddress?: string | undefined } }

export function editInDev(): Plugin {
  const token = randomUUID()
  return {
    name: 'edit-in-dev',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'edit',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module' }, children: `import '${client}'\nwindow.editToken = '${token}'` },
    ],
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const [, action = ''] = request.url?.split(address) ?? []
        if (!request.url?.startsWith(address)) return next()
        const respond = (status: number, body: unknown) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        if (!mayEdit(request, token))
          return respond(403, { errors: ['Only pages of this server may edit: reload the page.'] })
        try {
          respond(200, await inSequence(() => respondTo(action, request)))
        } catch (error) {
          respond(500, { errors: [(error as Error).message] })
        }
      })
    },
  }
}

/**
 * Accepts only pages of this server: no other site in the browser, and no other host name for this machine, may write
 * files.
 */
export function mayEdit({ method, headers, socket }: EditRequest, token: string): boolean {
  const { host = '', origin } = headers
  const isLocal =
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return isLocal && method === 'POST' && origin === `http://${host}` && headers['x-edit-token'] === token
}

async function respondTo(action: string, request: IncomingMessage): Promise<unknown> {
  const sent = await new Response(Uint8Array.from(await buffer(request)), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
  const value = (name: string) => JSON.parse(String(sent.get(name)))
  const picture = String(sent.get('picture'))
  const locale = String(sent.get('locale'))
  if (action === 'texts') return isLocaleId(locale) ? shownTexts(locale) : []
  if (action === 'save') return { errors: await saveEdits(String(sent.get('group')), value('edits') as Edits) }
  if (action === 'picture') return pictureFields(picture)
  const photograph = await new Blob([sent.get('photograph') ?? '']).arrayBuffer()
  if (action === 'exchange') return { errors: await replacePicture(picture, Buffer.from(photograph), value('words')) }
  throw new Error(`Unknown action "${action}".`)
}

let last: Promise<unknown> = Promise.resolve()

/** Runs saves one at a time, so that each sees what the previous one has written. */
function inSequence<Result>(act: () => Promise<Result>): Promise<Result> {
  const result = last.then(act)
  last = result.catch(() => {})
  return result
}

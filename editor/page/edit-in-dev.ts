import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { isLocaleId } from '../../locales/locales.ts'
import { removeUnfinished } from '../files.ts'
import { pictureTools } from '../picture-tools.ts'
import { Changes } from './changes.ts'
import type { Edits } from './edit-texts.ts'
import { isOwnRequest } from './own-request.ts'

const address = '/__edit/'
const client = '/editor/page/client.ts'

/** Editing on the page, in `npm run dev` only: holding Alt shows what can be edited, and a click opens it. */
export function editInDev(): Plugin {
  return {
    name: 'edit-in-dev',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: client }, injectTo: 'head' }],
    configureServer(server) {
      removeUnfinished()
      const changes = new Changes()
      server.middlewares.use(async (request, response, next) => {
        const [, action] = request.url?.split(address) ?? []
        if (!request.url?.startsWith(address) || !action) return next()
        const answer = (status: number, body: unknown) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        if (!isOwnRequest(request)) return answer(403, { error: 'Only pages of this server may edit.' })
        try {
          const { status = 200, body } = await answerTo(action, request, server, changes)
          answer(status, body)
        } catch (error) {
          answer(500, { error: (error as Error).message })
        }
      })
    },
  }
}

interface Answer {
  status?: number
  body: unknown
}

async function answerTo(action: string, request: IncomingMessage, server: ViteDevServer, changes: Changes): Promise<Answer> {
  const texts = (await server.ssrLoadModule('/editor/page/edit-texts.ts')) as typeof import('./edit-texts.ts')
  const pictures = (await server.ssrLoadModule('/editor/page/picture-words.ts')) as typeof import('./picture-words.ts')
  const sent = await buffer(request)
  if (action === 'exchange') {
    const form = await formOf(request, sent)
    return inOrder(() => exchange(form, pictures, changes))
  }
  const { group = '', picture = '', locale, words = [], edits = {}, index = -1, message = '' } = sent.length > 0 ? (JSON.parse(sent.toString()) as Sent) : {}
  if (action === 'find' && isLocaleId(locale)) return { body: texts.groupsOfWords(locale, words) }
  if (action === 'open') return { body: texts.fieldsOf(group) }
  if (action === 'check') return { body: { refused: texts.refusedEdits(group, edits), shown: texts.shownEdits(group, edits) } }
  if (action === 'save') {
    const saved = texts.saveEdits(group, edits)
    if ('changes' in saved) changes.add(saved.changes)
    return answerOf(saved)
  }
  if (action === 'picture') {
    const { assertIsExchangeable } = await pictureTools()
    assertIsExchangeable(picture)
    return { body: { fields: pictures.pictureFields(picture), digest: pictures.digestOfPicture(picture) } }
  }
  if (action === 'changes') return { body: changes.list() }
  if (action === 'undo') {
    const undone = changes.undo(index, texts.saveEdits)
    texts.recordWritten()
    return answerOf(undone)
  }
  if (action === 'commit') return { body: { said: changes.commit(message) } }
  return { status: 404, body: { error: `There is no ${action}.` } }
}

interface Sent {
  group?: string
  picture?: string
  locale?: string
  words?: string[]
  edits?: Edits
  index?: number
  message?: string
}

function answerOf(saved: object): Answer {
  return { ...('refused' in saved && { status: 409 }), body: saved }
}

function formOf({ headers }: IncomingMessage, sent: Buffer): Promise<FormData> {
  return new Response(Uint8Array.from(sent), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
}

/** Puts a photograph in the place of a picture, once what it shows is said in each language. */
async function exchange(form: FormData, pictures: typeof import('./picture-words.ts'), changes: Changes): Promise<Answer> {
  const name = String(form.get('picture'))
  const photograph = form.get('photograph') as File
  const edits = JSON.parse(String(form.get('edits'))) as Edits
  const refusal = (): Answer | undefined => {
    const refused = pictures.refusedPictureWords(name, edits)
    const digest = pictures.digestOfPicture(name)
    const isTaken = form.get('digest') !== digest
    if (Object.keys(refused).length === 0 && !isTaken) return undefined
    const now = Object.fromEntries(pictures.pictureFields(name).map(({ locale, words }) => [locale, words]))
    return answerOf({ refused, now, digest, ...(isTaken && { error: 'Somebody else has exchanged this picture meanwhile. Save again to put yours in its place.' }) })
  }
  const early = refusal()
  if (early) return early
  // What makes pictures is large, and a server that only builds or shows needs none of it.
  const { filesOfPhotograph } = await pictureTools()
  const made = await filesOfPhotograph(name, Buffer.from(await photograph.arrayBuffer()))
  // Texts are saved meanwhile, those of this picture among them.
  const late = refusal()
  if (late) return late
  changes.exchangePicture(name, made, pictures.entryOfPicture(name), () => pictures.writePictureWords(name, edits))
  return { body: {} }
}

let last: Promise<unknown> = Promise.resolve()

/** Photographs take their places in the order in which they come: sizes of two would mix, and a machine has enough to do with one. */
function inOrder<Result>(act: () => Promise<Result>): Promise<Result> {
  const result = last.then(act)
  last = result.catch(() => {})
  return result
}

import { execFileSync } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { isLocaleId } from '../../locales/locales.ts'
import type { Change, Edits } from './edit-texts.ts'
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
      const changes: Change[] = []
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

async function answerTo(action: string, request: IncomingMessage, server: ViteDevServer, changes: Change[]): Promise<Answer> {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('There is nothing to edit with.')
  const texts = await ssr.runner.import<typeof import('./edit-texts.ts')>('/editor/page/edit-texts.ts')
  const sent = await buffer(request)
  if (action.startsWith('picture/')) {
    const { exchangePicture } = await import('../new-picture.ts')
    await exchangePicture(decodeURIComponent(action.slice('picture/'.length)), sent)
    return { body: {} }
  }
  const { group = '', locale, words = [], edits = {}, index = -1, message = '' } = sent.length > 0 ? (JSON.parse(sent.toString()) as Sent) : {}
  if (action === 'find' && isLocaleId(locale)) return { body: texts.groupsOfWords(locale, words) }
  if (action === 'open') return { body: texts.fieldsOf(group) }
  if (action === 'check') return { body: { refused: texts.refusedEdits(group, edits), shown: texts.shownEdits(group, edits) } }
  if (action === 'save') {
    const saved = texts.saveEdits(group, edits)
    if ('refused' in saved) return { status: 409, body: saved }
    changes.push(...saved.changes)
    return { body: saved }
  }
  if (action === 'changes') return { body: changes }
  if (action === 'undo') return undo(changes, index, texts)
  if (action === 'commit') return { body: { said: commit(changes, message) } }
  return { status: 404, body: { error: `There is no ${action}.` } }
}

interface Sent {
  group?: string
  locale?: string
  words?: string[]
  edits?: Edits
  index?: number
  message?: string
}

/** Writes the words of before a change again, unless somebody has changed them since. */
function undo(changes: Change[], index: number, { saveEdits }: typeof import('./edit-texts.ts')): Answer {
  const change = changes[index]
  if (!change) return { status: 404, body: { error: 'There is no such change.' } }
  const { group, locale, before, after } = change
  const saved = saveEdits(group, { [locale]: { words: before, read: after } })
  if ('refused' in saved) return { status: 409, body: saved }
  changes.splice(index, 1)
  return { body: saved }
}

/** Commits the files of the changes, and no others. */
function commit(changes: Change[], message: string): string {
  if (changes.length === 0) throw new Error('Nothing has changed.')
  const files = [...new Set(changes.map(({ file }) => file)), 'editor/translated.json']
  const places = [...new Set(changes.map(({ group }) => group.split('#')[1]))]
  const summary = message.trim() || `Mend words: ${places.slice(0, 3).join(', ')}${places.length > 3 ? ` and ${places.length - 3} more` : ''}`
  execFileSync('git', ['add', '--', ...files])
  const said = execFileSync('git', ['commit', '--message', summary, '--', ...files], { encoding: 'utf8' })
  changes.length = 0
  return said
}

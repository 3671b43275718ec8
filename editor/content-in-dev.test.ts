import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { contentInDev } from './content-in-dev.ts'

const check = vi.hoisted(() => vi.fn())
vi.mock('./run-check.ts', () => ({ runCheck: check }))
vi.mock('./rules/file-rules.ts', () => ({ fileErrors: () => [] }))

test('of two checks, what the earlier one says is shown no more once a file was saved again', async () => {
  vi.stubEnv('DRAFTS', '')
  const ended = [Promise.withResolvers(), Promise.withResolvers()]
  check.mockReturnValueOnce(ended[0]?.promise).mockReturnValueOnce(ended[1]?.promise)
  const watcher = new EventEmitter()
  const send = vi.fn()
  const logger = { error: vi.fn(), warnOnce: vi.fn() }
  const server = { watcher, ws: { send, on: vi.fn() }, environments: {}, config: { logger } }
  const { configureServer } = contentInDev() as unknown as { configureServer: (from: typeof server) => void }
  configureServer(server)
  for (const count of [1, 2]) {
    watcher.emit('all', 'change', 'content/a.ts')
    await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(count))
  }
  ended[1]?.resolve({ errors: ['later'], warnings: [] })
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledWith('later'))
  ended[0]?.resolve({ errors: ['earlier'], warnings: [] })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(logger.error).toHaveBeenCalledTimes(1)
})

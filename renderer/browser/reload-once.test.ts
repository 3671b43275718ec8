// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once'

const failure = new Error('The chunk is gone.')
const reload = vi.fn()

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test.each(['navigate', 'back_forward', 'prerender'])('a page that was opened by %s is reloaded', (type) => {
  arriveBy(type)
  reloadOnce(failure)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that was reloaded is not reloaded again: the failure is thrown instead', () => {
  arriveBy('reload')
  expect(() => reloadOnce(failure)).toThrow(failure)
  expect(reload).not.toHaveBeenCalled()
})

test('a page is reloaded where the browser does not tell how it was opened', () => {
  arriveBy(undefined)
  reloadOnce(failure)
  expect(reload).toHaveBeenCalledOnce()
})

function arriveBy(type: string | undefined) {
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) })
}

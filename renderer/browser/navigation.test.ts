import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../pages/router'
import { createNavigation } from './navigation'

afterEach(() => vi.unstubAllGlobals())

function navigate() {
  const history = createMemoryHistory({ initialEntries: ['/pt-br'] })
  const router = createSiteRouter(history, {
    loadPage: () => new Promise(() => {}),
    dressDocument: () => {},
    describeDocument: () => {},
  })
  const onShown = vi.fn()
  const navigation = createNavigation(router, { prefetch: async () => true, onShown })
  history.subscribe(router.load)
  return { history, navigation, onShown }
}

test('a page that is opened or followed to is seen from its top, one entered at an anchor is not', () => {
  const { history, navigation } = navigate()
  expect(navigation.isArrivingAtTop()).toBe(false)
  void navigation.open('/pt-br/contato')
  expect(history.location.pathname).toBe('/pt-br/contato')
  expect(navigation.isArrivingAtTop()).toBe(true)
  history.push('/pt-br/quem-somos#servicos')
  expect(navigation.isArrivingAtTop()).toBe(false)
  history.push('/pt-br/noticias')
  expect(navigation.isArrivingAtTop()).toBe(true)
})

test('a page gone back to is seen from its top where it was left there', () => {
  const { history, navigation } = navigate()
  history.push('/pt-br/contato')
  vi.stubGlobal('scrollY', 300)
  history.push('/pt-br/noticias')
  history.back()
  expect(navigation.isArrivingAtTop()).toBe(false)
  history.back()
  expect(navigation.isArrivingAtTop()).toBe(true)
})

test('a page is shown when its last part has appeared, and so is the next', () => {
  const { history, navigation, onShown } = navigate()
  navigation.expectPart()
  navigation.onPart()
  expect(onShown).not.toHaveBeenCalled()
  navigation.onPart()
  expect(onShown).toHaveBeenCalledOnce()
  history.push('/pt-br/obrigado')
  navigation.onPart()
  expect(onShown).toHaveBeenCalledTimes(2)
})

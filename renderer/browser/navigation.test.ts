import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createSiteRouter } from '../../pages/router'
import { createNavigation } from './navigation'

test('a page that is opened or followed to is seen from its top; one gone back to, or entered at an anchor, may not be', () => {
  const history = createMemoryHistory({ initialEntries: ['/pt-br'] })
  const router = createSiteRouter(history, {
    loadPage: () => new Promise(() => {}),
    updateDocument: () => {},
    updateHead: () => {},
  })
  const navigation = createNavigation(router, async () => true)
  history.subscribe(router.load)
  expect(navigation.isArrivingAtTop()).toBe(false)
  void navigation.open('/pt-br/contato')
  expect(history.location.pathname).toBe('/pt-br/contato')
  expect(navigation.isArrivingAtTop()).toBe(true)
  history.push('/pt-br/quem-somos#servicos')
  expect(navigation.isArrivingAtTop()).toBe(false)
  history.push('/pt-br/noticias')
  expect(navigation.isArrivingAtTop()).toBe(true)
  history.back()
  expect(navigation.isArrivingAtTop()).toBe(false)
})

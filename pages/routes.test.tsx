import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createSiteRouter } from './router.ts'

it('does not load the code of a page again when it is shown', async () => {
  const router = createSiteRouter(createMemoryHistory(), { firstPage: {} as never })
  const component = router.routesById['/$locale/contato'].options.component
  expect(component?.preload).toBeTypeOf('function')
  await component?.preload?.()
  expect(component?.preload).toBeUndefined()
})

import { expect, test } from 'vitest'
import { type PageId, routes } from '../pages/routes'
import { workIn } from '../tests/temporary-folder'
import { readViewModules } from './view-modules'

const components = import.meta.glob<Record<string, unknown>>('../pages/*/*Page.tsx')

test.each(Object.keys(routes) as PageId[])(
  'the view of %s is a component of the module that was found',
  async (page) => {
    const file = readViewModules()[page]
    const module = await components[`../${file}`]?.()
    expect(Object.values(module ?? {})).toContain(await routes[page].view())
  },
)

test('an error names a view that is written in another form', () => {
  workIn({
    'pages/routes.ts': `const later = () => import('./home/HomePage')\nexport const routes = { home: { view: later } }`,
    'pages/home/HomePage.tsx': '',
  })
  expect(readViewModules).toThrow('pages/routes.ts: the view of "home"')
})

import { describe, expect, test } from 'vitest'
import { workIn } from '../tests/temporary-folder'
import { UsedStrings } from './used-strings'

/** What the tests look for among the strings. */
const keys = new Set(['home.hero.title', 'home.hero.intro', 'ui.close', 'ui.open'])
const entry = 'pages/HomePage.tsx'

describe('a page uses', () => {
  test('the messages that its module names', () => {
    expect(usedIn({ [entry]: `export const Page = () => <h1><FormattedMessage id="home.hero.title" /></h1>` })).toEqual(
      ['home.hero.title'],
    )
  })

  test('those that only appear after a click', () => {
    expect(usedIn({ [entry]: `const label = (isOpen) => (isOpen ? 'ui.close' : 'ui.open')` })).toEqual([
      'ui.close',
      'ui.open',
    ])
  })

  test('those of modules that it imports, however far', () => {
    expect(
      usedIn({
        [entry]: `import { Hero } from '../components/Hero'`,
        'components/Hero.tsx': `import { lead } from './lead.ts'\nexport const Hero = 'home.hero.title'`,
        'components/lead.ts': `export const lead = 'home.hero.intro'`,
      }),
    ).toEqual(['home.hero.intro', 'home.hero.title'])
  })

  test('those of modules that it imports later, or for their effect', () => {
    expect(
      usedIn({
        [entry]: `import './effect'\nexport const load = () => import('./later')`,
        'pages/effect.ts': `export const label = 'ui.open'`,
        'pages/later.tsx': `export const label = 'ui.close'`,
      }),
    ).toEqual(['ui.close', 'ui.open'])
  })

  test.each(["export * from './Menu'", "export { Menu } from './Menu'", "export * as menus from './Menu'"])(
    'those of a module that another hands on: %s',
    (barrel) => {
      expect(
        usedIn({
          [entry]: `import { Menu } from './barrel'\nexport const Page = () => <Menu />`,
          'pages/barrel.ts': barrel,
          'pages/Menu.tsx': `export const Menu = () => <button onClick={() => say('ui.close')} />`,
        }),
      ).toEqual(['ui.close'])
    },
  )

  test('not those of modules from which it takes types alone', () => {
    const types = ['import type { A }', 'import { type A }', 'export type { A }', 'export { type A }', 'export type *']
    expect(
      usedIn({
        [entry]: `${types.map((clause) => `${clause} from './hero'`).join('\n')}\nexport const a = 'ui.open'`,
        'pages/hero.ts': `export const title = 'home.hero.title'`,
      }),
    ).toEqual(['ui.open'])
  })

  test('nothing that is no message', () => {
    const code = `import 'react-intl'\nexport const path = 'home.hero.titel' // not 'ui.open'`
    expect(usedIn({ [entry]: code })).toEqual([])
  })

  test('all of its modules, where they import each other', () => {
    expect(
      usedIn({
        [entry]: `import { b } from './b'\nexport const a = 'ui.open'`,
        'pages/b.ts': `import { a } from './HomePage'\nexport const b = 'ui.close'`,
      }),
    ).toEqual(['ui.close', 'ui.open'])
  })
})

test('several entries are taken together', () => {
  workIn({ 'a.ts': `export const a = 'ui.open'`, 'b.ts': `export const b = 'ui.close'` })
  expect([...new UsedStrings().of(['a.ts', 'b.ts'])]).toEqual(['ui.open', 'ui.close'])
})

test('a module that cannot be read as code is named', () => {
  expect(() => usedIn({ [entry]: `export const = 'ui.open'` })).toThrow(`${entry}: `)
})

function usedIn(files: Record<string, string>): string[] {
  workIn(files)
  return [...new UsedStrings().of([entry])].filter((text) => keys.has(text)).sort()
}
